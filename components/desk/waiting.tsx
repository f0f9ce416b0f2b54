import { ENQUIRY_STATES } from '@/lib/contract/desk/enquiry-states'
import type {
  WaitingContent,
  WaitingDrafts,
  WaitingEnquiries,
  WaitingImports,
  WaitingMatches,
  WaitingOwn,
  WaitingProposals,
  WaitingReviews,
} from '@/lib/contract/desk/overview'
import type { Language } from '@/lib/contract/language'
import type { DateMessages } from '@/lib/messages/en/dates'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskOverviewMessages } from '@/lib/messages/en/desk-overview'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatDay, formatMoment } from '@/lib/rules/text/indian-date'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { timeWords } from './content/publish-time'
import { type ReviewTexts, waitingWords } from './review-card'

type ReviewsProps = { waiting: WaitingReviews; lang: Language; text: ReviewTexts }

/** Of the overview: the reviews that wait and how long they do, and those that visitors reported. */
export function ReviewsWaiting({ waiting, lang, text: { desk, room } }: ReviewsProps) {
  const { held, reported, oldest_held_at: oldest, median_minutes: median } = waiting
  return (
    <ul className="desk-tiles">
      <li>
        <a href={deskPath(lang, '/reviews')}>{formatMessage(room.waiting, { count: held })}</a>
        {oldest !== null && <small>{fillMessage(desk.since, { moment: formatMoment(oldest, desk.dates) })}</small>}
        {median !== null && <small>{fillMessage(room.median, { time: waitingWords(median, room) })}</small>}
      </li>
      {reported !== null && (
        <li>
          <a href={deskPath(lang, '/reviews?state=reported')}>{formatMessage(room.reported, { count: reported })}</a>
        </li>
      )}
    </ul>
  )
}

type ContentProps = { waiting: WaitingContent; lang: Language; text: DeskContentMessages; dates: DateMessages }

/** Of the overview: the drafts, and what is to be published at a time or was not. */
export function ContentWaiting({ waiting: { drafts, timed }, lang, text, dates }: ContentProps) {
  return (
    <ul className="desk-tiles">
      <li>
        <a href={deskPath(lang, '/content')}>{formatMessage(text.drafts, { count: drafts })}</a>
      </li>
      {timed.map((each) => (
        <li key={each.section}>
          <a href={deskPath(lang, `/content/${each.section}`)}>{text.sections[each.section]}</a>
          <small className={each.missed === null ? undefined : 'desk-wrong'}>{timeWords(each, text, dates)}</small>
        </li>
      ))}
    </ul>
  )
}

type DraftsProps = {
  waiting: WaitingDrafts
  lang: Language
  text: { content: DeskContentMessages; institutions: DeskInstitutionMessages }
}

/** Of the overview: the drafts of institutions, and what is to be published at a time or was not. */
export function DraftsWaiting({ waiting: { count, latest }, lang, text: { content, institutions } }: DraftsProps) {
  const { dates } = institutions
  return (
    <ul className="desk-tiles">
      {latest.map(({ id, name, by, at, schedule }) => (
        <li key={id}>
          <a href={deskPath(lang, `/institutions/${id}`)} lang={langMark(name, lang)}>
            {sayText(name, lang)}
          </a>
          <small className={schedule?.missed ? 'desk-wrong' : undefined}>
            {schedule === null
              ? fillMessage(institutions.draftOf, { by, moment: formatMoment(at, dates) })
              : timeWords(schedule, content, dates)}
          </small>
        </li>
      ))}
      {count > latest.length && (
        <li>
          <small>{formatMessage(institutions.moreDrafts, { count: count - latest.length })}</small>
        </li>
      )}
    </ul>
  )
}

type ImportsProps = { waiting: WaitingImports; lang: Language; text: DeskOverviewMessages }

/** Of the overview: the lists that failed, and those that wait. */
export function ImportsWaiting({ waiting: { failed, tried }, lang, text }: ImportsProps) {
  return (
    <ul className="desk-tiles">
      <li>
        <a href={deskPath(lang, '/imports')}>{formatMessage(text.importsFailed, { count: failed })}</a>
        <small>{formatMessage(text.importsTried, { count: tried })}</small>
      </li>
    </ul>
  )
}

type MatchesProps = { waiting: WaitingMatches; lang: Language; text: DeskOverviewMessages }

/** Of the overview: the rows in doubt. */
export function MatchesWaiting({ waiting: { open }, lang, text }: MatchesProps) {
  return (
    <ul className="desk-tiles">
      <li>
        <a href={deskPath(lang, '/matches')}>{formatMessage(text.doubts, { count: open })}</a>
      </li>
    </ul>
  )
}

type ProposalsProps = { waiting: WaitingProposals; lang: Language; text: DeskOverviewMessages; since: string }

/** Of the overview: what institutions propose about themselves. @param since with which words that is said */
export function ProposalsWaiting({ waiting: { open, oldest_at: oldest }, lang, text, since }: ProposalsProps) {
  return (
    <ul className="desk-tiles">
      <li>
        <a href={deskPath(lang, '/proposals')}>{formatMessage(text.proposals, { count: open })}</a>
        {oldest !== null && <small>{fillMessage(since, { moment: formatMoment(oldest, text.dates) })}</small>}
      </li>
    </ul>
  )
}

type OwnProps = { waiting: WaitingOwn; lang: Language; text: DeskOverviewMessages; desk: DeskMessages }

/** Of who represents an institution: reviews without a reply, and how what they proposed stands. */
export function OwnWaiting({ waiting, lang, text, desk }: OwnProps) {
  const { unreplied, oldest_unreplied_at: oldest, proposed_at: proposed, decided_at: decided } = waiting
  const says = (at: number) => ({ moment: formatMoment(at, text.dates) })
  return (
    <ul className="desk-tiles">
      <li>
        <a href={deskPath(lang, '/replies')}>{desk.replies}</a>
        <small>{formatMessage(text.unreplied, { count: unreplied })}</small>
        {oldest !== null && <small>{fillMessage(desk.since, says(oldest))}</small>}
      </li>
      <li>
        <a href={deskPath(lang, '/record')}>{desk.ownRecord}</a>
        {proposed !== null && <small>{fillMessage(text.proposedSince, says(proposed))}</small>}
        {decided !== null && <small>{fillMessage(text.decidedAt, says(decided))}</small>}
      </li>
    </ul>
  )
}

type EnquiriesProps = { counts: WaitingEnquiries; lang: Language; text: DeskMessages }

/** Of the overview: the enquiries. */
export function EnquiriesWaiting({ counts, lang, text }: EnquiriesProps) {
  const inbox = deskPath(lang, '/enquiries')
  return (
    <>
      <p>{text.overviewIntro}</p>
      <ul className="desk-tiles">
        <li>
          <a href={`${inbox}?state=new`}>{formatMessage(text.waiting, { count: counts.new })}</a>
          {counts.oldest_new_at !== null && (
            <small>{fillMessage(text.since, { moment: formatMoment(counts.oldest_new_at, text.dates) })}</small>
          )}
        </li>
        <li>
          <a href={`${inbox}?state=taken&mine=1`}>{formatMessage(text.mine, { count: counts.mine })}</a>
        </li>
        {counts.due !== null && (
          <li>
            <a href={`${inbox}?due=1`}>{formatMessage(text.due, { count: counts.due })}</a>
            {counts.oldest_due_on !== null && (
              <small>{fillMessage(text.oldestDue, { day: formatDay(counts.oldest_due_on, text.dates) })}</small>
            )}
          </li>
        )}
      </ul>
      <dl>
        {ENQUIRY_STATES.map((state) => (
          <div key={state}>
            <dt>{text.states[state]}</dt>
            <dd>
              {counts[state]}
              {state === 'taken' && counts.oldest_taken_at !== null && (
                <small>
                  {fillMessage(text.oldestTaken, { moment: formatMoment(counts.oldest_taken_at, text.dates) })}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
