import type { ChanceMessages } from '@/lib/messages/en/chances'
import { type RoundSaid, sayRank } from '@/lib/rules/chances/rank-rows'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = {
  year: number
  rounds: readonly RoundSaid[]
  /** The seat that stands beside the course: another one is named. */
  seat: string | null
  text: ChanceMessages
}

function saysOf(said: RoundSaid, text: ChanceMessages): string {
  switch (said.kind) {
    case 'nobody':
      return text.roundNobody
    case 'unknown':
      return text.roundUnknown
    case 'short':
      return fillMessage(text.roundShort, { by: sayRank(said.by) })
    case 'shortOfOurs':
      return fillMessage(text.roundShortOfOurs, { by: sayRank(said.by) })
    case 'enough':
      return said.by === 0 ? text.roundAtYours : fillMessage(text.roundEnough, { by: sayRank(said.by) })
  }
}

/** The seat by which a course is told. */
export function SeatMark({ className = '', children }: { className?: string; children: string }) {
  return (
    <span className={`${className} rounded-sm border border-line px-1.5 text-sm font-medium text-ink-2 print:text-xs`}>
      {children}
    </span>
  )
}

/** Of each round of the year: the closing rank with its seat and page, and whether the rank was enough, or that nobody got a seat. */
export function ChanceRounds({ year, rounds, seat, text }: Props) {
  return (
    <dl className="grid gap-x-4 gap-y-0.5 tabular-nums sm:grid-cols-[auto_1fr]">
      {/* The seat stands below the year, beside the second round. */}
      <div className="flex flex-wrap items-baseline gap-x-3 font-semibold sm:row-span-2 sm:block">
        <dt className="sr-only">{fillMessage(text.ofYear, { year })}</dt>
        <dd aria-hidden>{year}</dd>
        {seat !== null && (
          <dd>
            <SeatMark>{fillMessage(text.seatOf, { code: seat })}</SeatMark>
          </dd>
        )}
      </div>
      {rounds.map((said) => (
        <div key={said.round} className="flex flex-wrap gap-x-3 sm:col-start-2">
          <dt className="text-grey">{fillMessage(text.inRound, { round: said.round })}</dt>
          {'rank' in said && (
            <dd>
              <span className={said.kind === 'enough' ? 'font-semibold' : undefined}>{sayRank(said.rank)}</span>
              {said.page !== null && (
                <span className="text-grey"> {fillMessage(text.pageShort, { page: said.page })}</span>
              )}
              {said.category !== null && said.category !== seat && (
                <span className="text-grey"> {fillMessage(text.seatOf, { code: said.category })}</span>
              )}
            </dd>
          )}
          <dd className={said.kind === 'enough' ? 'font-semibold text-leaf' : 'text-ink-2'}>{saysOf(said, text)}</dd>
        </div>
      ))}
    </dl>
  )
}
