import { DeskFrame } from '@/components/desk/desk-frame'
import { ImportForm } from '@/components/desk/imports/import-form'
import { ImportList } from '@/components/desk/imports/import-list'
import { Pager } from '@/components/desk/pager'
import { UnsavedOf } from '@/components/desk/unsaved/unsaved-of'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskImportPageSchema } from '@/lib/contract/desk/import'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.imports)

/** `/desk/en/imports`: a list is uploaded; below stands what was, and what became of it. */
export default async function ImportsPage({ params, searchParams }: DeskPageProps) {
  const [{ lang, user, texts, call, replyTo, frame }, asked] = await Promise.all([openDeskPage(params), searchParams])
  const { desk, deskImports: text } = texts
  const query = deskQuery(asked, ['page'])
  const read = await call('GET /desk/imports', deskImportPageSchema, query)
  const path = deskPath(lang, '/imports')
  const reply = await replyTo('/imports')
  return (
    <DeskFrame {...frame} title={desk.imports} page="/imports" query={query} reply={reply} missing={read.missing}>
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
