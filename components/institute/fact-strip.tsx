import { clsx } from 'clsx'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Messages } from '@/lib/messages/en'
import { uniqueCourseNames } from '@/lib/rules/institute/course-groups'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { figure } from '@/lib/rules/text/figure'
import { feeRange, summariseRating, totalSeats } from '@/lib/rules/institute/institute-facts'
import { sayClassBounds, sayGender } from '@/lib/rules/institute/study-words'
import { formatRupees } from '@/lib/rules/text/money'

type Props = { detail: InstituteDetail; messages: Pick<Messages, 'filter' | 'institute'> }

/** The facts that are known, in figures; what is also a filter bears the filter's name. */
function knownFacts({ detail, messages }: Props): { label: string; value: string }[] {
  const text = messages.institute.facts
  const { average } = summariseRating(detail)
  const fees = feeRange(detail.courses)
  const courses = uniqueCourseNames(detail.courses).length
  const seats = totalSeats(detail.courses)
  const rupees = fees && [...new Set([fees.from, fees.to])].map(formatRupees)
  const facts: [string, string | null][] = [
    [messages.filter.rating, average === null ? null : `${average.toFixed(1)} / 5`],
    [
      messages.filter.fees,
      rupees &&
        (rupees[1] ? fillMessage(text.feesRange, { from: rupees[0] ?? '', to: rupees[1] }) : (rupees[0] ?? null)),
    ],
    [messages.filter.ownership, detail.ownership && messages.filter.ownershipKinds[detail.ownership]],
    [messages.filter.gender, detail.gender && sayGender(detail.gender, detail.classes, messages.filter)],
    [messages.filter.classes, detail.classes && sayClassBounds(detail.classes, messages.filter)],
    [text.courses, courses === 0 ? null : figure(courses)],
    [text.seats, seats === null ? null : figure(seats)],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : { label, value }))
}

/** What a student compares first, in one strip; what is unknown takes no place, and without any fact it is gone. */
export function FactStrip(props: Props) {
  const facts = knownFacts(props)
  if (facts.length === 0) return null
  return (
    <dl
      aria-label={props.messages.institute.facts.label}
      className={clsx(
        'flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line',
        facts.length < 3 && 'md:w-fit',
      )}
    >
      {facts.map((fact) => (
        <div key={fact.label} className="flex-[1_1_40%] bg-surface px-5 py-4 md:min-w-52 md:flex-[1_1_0%]">
          <dt className="text-sm text-grey">{fact.label}</dt>
          <dd className="mt-0.5 text-xl leading-snug font-semibold tracking-tight tabular-nums">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
