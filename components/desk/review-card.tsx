import type { ReactNode } from 'react'
import type { DeskReviewRow } from '@/lib/contract/desk/review'
import type { Language } from '@/lib/contract/language'
import { REPORT_REASONS } from '@/lib/contract/review-report'
import { REJECT_REASONS } from '@/lib/contract/review-states'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskReviewMessages } from '@/lib/messages/en/desk-reviews'
import { waitingTime } from '@/lib/rules/desk/waiting'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { pickText, sayText } from '@/lib/rules/text/localized-text'
import { writtenLanguage } from '@/lib/rules/text/written-language'

export type ReviewTexts = { desk: DeskMessages; room: DeskReviewMessages }

export function waitingWords(minutes: number, room: DeskReviewMessages): string {
  const { unit, count } = waitingTime(minutes)
  return formatMessage(room.time[unit], { count })
}

type Props = {
  review: DeskReviewRow
  lang: Language
  text: ReviewTexts
  /** What can be done with it, below its words. */
  children?: ReactNode
}

/** A review as a moderator reads it. By its keys the focus goes from one to the next. */
export function ReviewCard({ review, lang, text: { desk, room }, children }: Props) {
  const { found, decision } = review
  const institute = pickText(review.institute, lang)
  const waits = review.waiting_minutes
  return (
    <article id={`review-${review.id}`} tabIndex={-1} className="desk-review" aria-labelledby={`name-${review.id}`}>
      <h2 id={`name-${review.id}`} lang={institute.lang === lang ? undefined : institute.lang}>
        {institute.value}
      </h2>
      <p>
        {fillMessage(room.by, { name: review.name, role: review.role ?? '—' })}
        {review.rating !== null && ` · ${fillMessage(room.stars, { count: review.rating })}`}
        {waits !== null && ` · ${fillMessage(room.waits, { time: waitingWords(waits, room) })}`}
      </p>
      <blockquote className="desk-text">{review.description}</blockquote>
      <dl>
        {found.length > 0 && <Line name={room.seen}>{found.map((check) => room.checks[check]).join(' · ')}</Line>}
        {review.reports.length > 0 && (
          <Line name={room.reports}>
            <Reports reports={review.reports} lang={lang} room={room} />
          </Line>
        )}
        {review.reply && <Line name={room.reply}>{review.reply.text}</Line>}
        <Line name={room.writer}>
          {review.writer === null ? room.noWriter : formatMessage(room.wrote, countsOf(review.writer))}
        </Line>
        <Line name={room.written}>{formatMoment(review.written_at, desk.dates)}</Line>
        {decision && (
          <Line name={room.decided}>
            {fillMessage(room.decision, {
              state: room.states[decision.became],
              name: decision.by,
              moment: formatMoment(decision.at, desk.dates),
            })}
          </Line>
        )}
        {decision?.reason && <Line name={room.reason}>{sayText(REJECT_REASONS[decision.reason], lang)}</Line>}
        {decision?.words && <Line name={room.said}>{decision.words}</Line>}
      </dl>
      {children}
    </article>
  )
}

/** Each reason with how many gave it, and below it what they wrote besides. */
function Reports({
  reports,
  lang,
  room,
}: {
  reports: DeskReviewRow['reports']
  lang: Language
  room: DeskReviewMessages
}) {
  return (
    <ul className="desk-notes">
      {reports.map(({ reason, count, words }) => (
        <li key={reason}>
          {formatMessage(room.reportedFor, { count, reason: sayText(REPORT_REASONS[reason], lang) })}
          {words.map((each, index) => (
            <blockquote key={index} className="desk-text" lang={writtenLanguage(each, lang)}>
              {each}
            </blockquote>
          ))}
        </li>
      ))}
    </ul>
  )
}

function countsOf({ shown, held, rejected }: NonNullable<DeskReviewRow['writer']>) {
  return { count: shown + held + rejected, shown, held, rejected }
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="desk-text">{children}</dd>
    </div>
  )
}
