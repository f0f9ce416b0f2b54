import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { ImportForm } from '@/components/desk/imports/import-form'
import { ImportList } from '@/components/desk/imports/import-list'
import { Pager } from '@/components/desk/pager'
import { UnsavedOf } from '@/components/desk/unsaved/unsaved-of'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskImportPageSchema } from '@/lib/contract/desk/import'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export const generateMetadata = deskTitle((texts) => texts.desk.imports)

/** `/desk/en/imports`: a list is uploaded; below stands what was, and what became of it. */
export default async function ImportsPage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskImports: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const query = deskQuery(asked, ['page'])
  const read = await readAtDesk(visitor, lang, 'GET /desk/imports', deskImportPageSchema, query)
  const path = deskPath(lang, '/imports')
  const reply = await findDeskReply(await cookies(), path)
  return (
    <DeskFrame
      lang={lang}
      text={desk}
      user={user}
      title={desk.imports}
      page="/imports"
      query={query}
      reply={reply}
      missing={read.missing}
    >
      {read.data && (
        <>
          <p>{text.intro}</p>
          <h2 id="upload">{text.upload}</h2>
          <ImportForm
            {...{ reply, lang, text }}
            unsaved={<UnsavedOf record="import/new" {...{ user, reply, text: desk }} />}
          />
          <h2>{text.all}</h2>
          {read.data.data.length === 0 ? (
            <p>{text.noneYet}</p>
          ) : (
            <ImportList runs={read.data.data} lang={lang} text={text} />
          )}
          <Pager read={read.data} path={path} query={query} text={{ ...desk, ...desk.pages }} />
        </>
      )}
    </DeskFrame>
  )
}
