import type { FeeRange } from '@/lib/contract/fee-range'
import { cleanAmount } from './contact'
import { presentText } from './text'

/** As cheques have it: rupees, and no paise. */
const IN_FULL = /\/-/g
const BETWEEN = /\s*(?:-|–|—|\bto\b)\s*/i
const LAKH = /(?:lakhs?|lacs?|\dl)\b/i

/**
 * The lowest and the highest of what is asked for, out of "60,000", "₹60,000 - ₹90,000/-" or "1.5 to 2 lakh"; `null` for what is no
 * amount, or none.
 */
export function cleanFeeRange(raw: unknown): FeeRange | null {
  const [first, last, ...more] = (presentText(raw) ?? '').replace(IN_FULL, '').split(BETWEEN)
  if (first === undefined || more.length > 0) return null
  const to = cleanAmount(last ?? first)
  // "1.5 to 2 lakh": what is written once holds for both.
  const inLakhs = last !== undefined && LAKH.test(last) && !LAKH.test(first) ? cleanAmount(`${first} lakh`) : null
  const from = inLakhs ?? cleanAmount(first)
  return from === null || to === null || from === 0 || from > to ? null : { from, to }
}
