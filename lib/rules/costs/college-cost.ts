import type { OwnFee, OwnFees } from '@/lib/contract/fee-range'
import { type Cost, type FeeLine, type Range, wholeCourseOf } from './cost'

/** What is paid beside the seat where a student lives at the college. */
const LIVING_FEES = ['hostel_fee', 'mess_fee'] as const satisfies readonly OwnFee[]
export type CostPart = 'seat' | (typeof LIVING_FEES)[number]

/** A part, or all that are known together; `wholeCourse`: `null` where it is not known for how many years. */
export type PartCost = { aYear: Range; wholeCourse: Range | null }

/** What studying and living at a college comes to: `together` has the known parts alone, and `unknown` names the others. */
export type CollegeCost = {
  known: ({ part: CostPart } & PartCost)[]
  unknown: CostPart[]
  together: PartCost
}

/** Seat, hostel and mess at a college; `null` where nobody has said what it asks for living there. */
export function collegeCostOf(line: FeeLine, seat: Cost, ownFees: OwnFees): CollegeCost | null {
  const parts: [CostPart, Range | null][] = [
    ['seat', seat.isKnown ? seat.aYear : null],
    ...LIVING_FEES.map((name): [CostPart, Range | null] => [name, ownFees[name]]),
  ]
  if (LIVING_FEES.every((name) => ownFees[name] === null)) return null
  const costOfPart = (aYear: Range): PartCost => ({ aYear, wholeCourse: wholeCourseOf(line, aYear) })
  const known = parts.flatMap(([part, aYear]) => (aYear === null ? [] : [{ part, ...costOfPart(aYear) }]))
  const sum = known.reduce((all, { aYear: { from, to } }) => ({ from: all.from + from, to: all.to + to }), {
    from: 0,
    to: 0,
  })
  return {
    known,
    unknown: parts.flatMap(([part, aYear]) => (aYear === null ? part : [])),
    together: costOfPart(sum),
  }
}
