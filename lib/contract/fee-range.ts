import { amount, isFields, reading } from '@/lib/contract/lenient'

/** Whole rupees, lowest and highest. */
export type FeeRange = { from: number; to: number }

/** Absent unless both ends are amounts, the right way round. */
export const feeRange = reading((value): FeeRange | null => {
  const [from, to] = isFields(value) ? [amount.parse(value.from), amount.parse(value.to)] : [null, null]
  return from === null || to === null || from > to ? null : { from, to }
})

/**
 * What an institution itself asks for in a year, in rupees, and no authority fixes: one entry for each, under its one name in lists, the
 * directory, the contract and the desk's form (ADR 130).
 */
export const OWN_FEES = ['hostel_fee', 'mess_fee', 'management_fee'] as const
export type OwnFee = (typeof OWN_FEES)[number]
export type OwnFees = Record<OwnFee, FeeRange | null>

/** Something of each of them. */
export function ofOwnFees<Value>(value: (name: OwnFee) => Value): Record<OwnFee, Value> {
  return { hostel_fee: value('hostel_fee'), mess_fee: value('mess_fee'), management_fee: value('management_fee') }
}
