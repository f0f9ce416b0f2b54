import { BulkAll } from '@/components/desk/bulk/bulk-all'
import { BulkChoice } from '@/components/desk/bulk/bulk-choice'
import { DeskFrame } from '@/components/desk/desk-frame'
import { InstitutionFilter, InstitutionList } from '@/components/desk/institution-list'
import { NewDrafts } from '@/components/desk/record-drafts-waiting'
import { Pager } from '@/components/desk/pager'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { readNewDrafts } from '@/lib/bff/record-page'
import { deskInstitutionPageSchema } from '@/lib/contract/desk/institution'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { formatMessage } from '@/lib/rules/text/format-message'
import { isTheirs } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLookups } from '@/lib/server/desk/lookups'

export const generateMetadata = deskTitle((texts) => texts.desk.institutions)

/** `/desk/en/institutions`: found as in the directory, narrowed and sorted by the address. */
export default async function InstitutionsPage({ params, searchParams }: DeskPageProps) {
  const [{ lang, user, visitor, texts, call, replyTo, frame }, asked] = await Promise.all([
    openDeskPage(params),
    searchParams,
  ])
  const { desk, deskInstitutions, deskFind, deskBulk, deskContent, deskPlans } = texts
  const text = { ...deskInstitutions, ...deskFind }
  const query = deskQuery(asked, ['q', 'type', 'district', 'without', 'sort', 'retired', 'page'])
  const [read, drafts] = await Promise.all([
    call('GET /desk/institutions', deskInstitutionPageSchema, query),
    readNewDrafts(user, visitor, lang, 'GET /desk/drafts/institutions'),
  ])
  const path = deskPath(lang, '/institutions')
  // A retired one is opened and stands again; many at once they are not changed.
  const canChange = isTheirs(user, 'POST /desk/changes') && query.retired === undefined
  const reply = await replyTo('/institutions')
  return (
    <DeskFrame
      {...frame}
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
          <NewDrafts {...{ ...drafts, lang }} text={{ content: deskContent, records: deskPlans }} />
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
