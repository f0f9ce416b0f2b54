import { DeskFrame } from '@/components/desk/desk-frame'
import { MatchCard, type Refused } from '@/components/desk/matches/match-card'
import { MatchFilter } from '@/components/desk/matches/match-filter'
import { Pager } from '@/components/desk/pager'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskMatchPageSchema, type DeskMatchRow, MATCH_OBSTACLES, MATCH_STATES } from '@/lib/contract/desk/match'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { matchesPage, matchesQuery } from '@/lib/rules/desk/matches-page'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { formatMessage } from '@/lib/rules/text/format-message'
import { isTheirs } from '@/lib/server/desk/desk-page'
import { readLookups } from '@/lib/server/desk/lookups'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.matches)

/** What was refused of this row by the form before. */
function refusedOf({ source, external_id }: DeskMatchRow, reply: DeskReply | null): Refused | null {
  if (reply?.said !== 'invalid' || reply.typed.source !== source || reply.typed.external_id !== external_id) return null
  const obstacle = MATCH_OBSTACLES.find((each) => each === reply.wrong?.institute_id) ?? null
  return { institute_id: reply.typed.institute_id ?? '', obstacle }
}

/** `/desk/en/matches`: rows of lists of which the import could not say whose they are; here somebody does. */
export default async function MatchesPage({ params, searchParams }: DeskPageProps) {
  const [{ lang, user, texts, call, replyTo, frame }, asked] = await Promise.all([openDeskPage(params), searchParams])
  const { desk, deskMatches: text, deskInstitutions: fields } = texts
  const query = matchesQuery(asked)
  const read = await call('GET /desk/matches', deskMatchPageSchema, query)
  const state = MATCH_STATES.find((each) => each === query.state) ?? 'open'
  const page = matchesPage(query)
  const reply = await replyTo(page)
  const isNarrowed = query.source !== undefined || query.q !== undefined || state === 'decided'
  const none = isNarrowed ? text.noneSuch : text.nothing
  const lookups = await readLookups()
  const mayEdit = isTheirs(user, 'GET /desk/institutions/{id}')
  const linkOf = (id: string) =>
    mayEdit ? deskPath(lang, `/institutions/${id}`) : localizedPath(institutePath(id), lang)
  return (
    <DeskFrame {...frame} title={desk.matches} page="/matches" query={query} reply={reply} missing={read.missing}>
      {read.data && (
        <>
          <p>{text.intro}</p>
          <MatchFilter sources={read.data.sources} state={state} query={query} lang={lang} text={text} />
          <p>{read.data.total === 0 ? none : formatMessage(text.found, { count: read.data.total })}</p>
          {read.data.data.map((row, at) => (
            <MatchCard
              key={`${row.source} ${row.external_id}`}
              {...{ row, at, lookups, linkOf, query: new URLSearchParams(query).toString(), lang, text, fields }}
              refused={refusedOf(row, reply)}
            />
          ))}
          <Pager read={read.data} path={deskPath(lang, '/matches')} query={query} text={{ ...desk, ...desk.pages }} />
        </>
      )}
    </DeskFrame>
  )
}
