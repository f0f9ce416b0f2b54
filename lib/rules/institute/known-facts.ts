import type { InstituteDetail } from '@/lib/contract/institute'
import type { Messages } from '@/lib/messages/en'
import { uniqueCourseNames } from '@/lib/rules/institute/course-groups'
import { feeRange, summariseRating, totalSeats } from '@/lib/rules/institute/institute-facts'
import { sayClassBounds, sayGender } from '@/lib/rules/institute/study-words'
import { MAX_STARS } from '@/lib/rules/reviews/rating-scale'
import { figure } from '@/lib/rules/text/figure'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatRupees } from '@/lib/rules/text/money'

export type KnownFact = { label: string; value: string }

/** The facts of an institution that are known, in figures; what is also a filter bears the filter's name. */
export function knownFacts(detail: InstituteDetail, messages: Pick<Messages, 'filter' | 'institute'>): KnownFact[] {
  const text = messages.institute.facts
  const { average } = summariseRating(detail)
  const fees = feeRange(detail.courses)
  const courses = uniqueCourseNames(detail.courses).length
  const seats = totalSeats(detail.courses)
  const rupees = fees && [...new Set([fees.from, fees.to])].map(formatRupees)
  const facts: [string, string | null][] = [
    [messages.filter.rating, average === null ? null : `${average.toFixed(1)} / ${MAX_STARS}`],
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
