import { DeskFrame } from '@/components/desk/desk-frame'
import { TwiceCard } from '@/components/desk/matches/twice-card'
import { Pager } from '@/components/desk/pager'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { DUPLICATE_STATES, deskDuplicatePageSchema } from '@/lib/contract/desk/duplicate'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { twicePage, twiceQuery } from '@/lib/rules/desk/matches-page'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { formatMessage } from '@/lib/rules/text/format-message'
import { isTheirs } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLookups } from '@/lib/server/desk/lookups'

export const generateMetadata = deskTitle((texts) => texts.deskMatches.twice)

/** `/desk/en/matches/twice`: institutions that may be one, found as by `npm run matches -- duplicates`. */
export default async function TwicePage({ params, searchParams }: DeskPageProps) {
  const [{ lang, user, texts, call, replyTo, frame }, asked] = await Promise.all([openDeskPage(params), searchParams])
  const { desk, deskMatches: text, deskInstitutions: fields } = texts
  const query = twiceQuery(asked)
  const read = await call('GET /desk/duplicates', deskDuplicatePageSchema, query)
  const state = DUPLICATE_STATES.find((each) => each === query.state) ?? 'open'
  const reply = await replyTo(twicePage(query))
  const lookups = await readLookups()
  const mayMerge = isTheirs(user, 'POST /desk/institutions/{id}/merge')
  const linkOf = (id: string) =>
    mayMerge ? deskPath(lang, `/institutions/${id}`) : localizedPath(institutePath(id), lang)
  const none = state === 'open' ? text.twiceNone : formatMessage(text.twiceFound, { count: 0 })
  return (
    <DeskFrame {...frame} reply={reply} title={text.twice} page="/matches/twice" query={query} missing={read.missing}>
      <p className="desk-ways">
        <a href={deskPath(lang, '/matches')}>{desk.matches}</a>
      </p>
      {read.data && (
        <>
          <p>{text.twiceIntro}</p>
          <nav aria-label={text.twiceWhich} className="desk-choice">
            {DUPLICATE_STATES.map((each) => (
              <a
                key={each}
                href={deskPath(lang, twicePage({ state: each }))}
                aria-current={each === state ? 'page' : undefined}
              >
                {text.twiceStates[each]}
              </a>
            ))}
          </nav>
          {read.data.failed && <p className="desk-bad">{text.twiceFailed}</p>}
          {read.data.looking && <p>{text.twiceLooking}</p>}
          {!read.data.looking && (!read.data.failed || read.data.total > 0) && (
            <p>{read.data.total === 0 ? none : formatMessage(text.twiceFound, { count: read.data.total })}</p>
          )}
          {read.data.data.map((pair) => (
            <TwiceCard
              key={`${pair.one.id} ${pair.other.id}`}
              {...{ pair, state, lookups, linkOf, mayMerge, lang, text, fields }}
              query={new URLSearchParams(query).toString()}
            />
          ))}
          <Pager
            read={read.data}
            path={deskPath(lang, '/matches/twice')}
            query={query}
            text={{ ...desk, ...desk.pages }}
          />
        </>
      )}
    </DeskFrame>
  )
}
