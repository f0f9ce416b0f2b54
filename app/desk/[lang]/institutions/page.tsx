import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { BulkAll } from '@/components/desk/bulk/bulk-all'
import { BulkChoice } from '@/components/desk/bulk/bulk-choice'
import { DeskFrame } from '@/components/desk/desk-frame'
import { InstitutionFilter, InstitutionList } from '@/components/desk/institution-list'
import { Pager } from '@/components/desk/pager'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskInstitutionPageSchema } from '@/lib/contract/desk/institution'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { formatMessage } from '@/lib/rules/text/format-message'
import { isTheirs, openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { readLookups } from '@/lib/server/desk/lookups'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.institutions }
}

/** `/desk/en/institutions`: found as in the directory, narrowed and sorted by the address. */
export default async function InstitutionsPage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskInstitutions, deskFind, deskBulk } = getMessages(lang)
  const text = { ...deskInstitutions, ...deskFind }
  const { user, visitor } = await openDesk(lang)
  const query = deskQuery(asked, ['q', 'type', 'district', 'without', 'sort', 'retired', 'page'])
  const read = await readAtDesk(visitor, lang, 'GET /desk/institutions', deskInstitutionPageSchema, query)
  const path = deskPath(lang, '/institutions')
  // A retired one is opened and stands again; many at once they are not changed.
  const canChange = isTheirs(user, 'POST /desk/changes') && query.retired === undefined
  const reply = await findDeskReply(await cookies(), path)
  return (
    <DeskFrame
      lang={lang}
      text={desk}
      user={user}
      title={desk.institutions}
      page="/institutions"
      query={query}
      reply={reply}
      missing={read.missing}
    >
      {read.data && (
        <>
          <p>{text.intro}</p>
          {isTheirs(user, 'POST /desk/institutions') && (
            <p>
              <a href={deskPath(lang, '/institutions/new')}>{text.add}</a>
            </p>
          )}
          <InstitutionFilter lookups={await readLookups()} lang={lang} text={text} chosen={query} />
          <p>{formatMessage(text.found, { count: read.data.total })}</p>
          {read.data.total === 0 && <p>{text.noneHint}</p>}
          {read.data.data.length > 0 && (
            <BulkChoice isTheirs={canChange} lang={lang} text={deskBulk}>
              {(tick) => <InstitutionList rows={read.data.data} lang={lang} text={text} tick={tick} />}
            </BulkChoice>
          )}
          {canChange && <BulkAll total={read.data.total} query={query} lang={lang} text={deskBulk} />}
          <Pager read={read.data} path={path} query={query} text={{ ...desk, ...desk.pages }} />
        </>
      )}
    </DeskFrame>
  )
}
