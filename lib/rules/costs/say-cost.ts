import type { CostMessages } from '@/lib/messages/en/costs'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatRupees } from '@/lib/rules/text/money'
import type { FeeColumn, FeeCourse, FeeRow } from '@/lib/contract/fee-rules'
import type { Income, Range } from './cost'

/** "₹44,200", or "₹0 to ₹19,890". */
export function sayRange({ from, to }: Range, text: Pick<CostMessages, 'range'>): string {
  if (from === to) return formatRupees(from)
  return fillMessage(text.range, { from: formatRupees(from), to: formatRupees(to) })
}

export function sayIncome({ over, upto }: Income, text: CostMessages): string {
  const from = formatRupees(over)
  if (upto === null) return fillMessage(text.incomeOver, { from })
  const to = formatRupees(upto)
  return over === 0 ? fillMessage(text.incomeUpto, { to }) : fillMessage(text.incomeBetween, { from, to })
}

/** A category for which something is, with its bounds of income: "2A: ₹1,00,000 or less". */
export function sayPayer({ category, over, upto }: FeeColumn['applies'][number], text: CostMessages): string {
  const name = text.categories[category]
  return over === null && upto === null ? name : `${name}: ${sayIncome({ over: over ?? 0, upto }, text)}`
}

/**
 * What stands within a fee; `null` where the fee is less than that, so that it cannot hold it, or less than the line's highest by
 * just that, so that it may well be what was taken off.
 */
export function sayIncluded(fee: Range, course: FeeCourse, row: FeeRow, text: CostMessages): string | null {
  const hasOther = row.otherFeesOf.length === 0 || row.otherFeesOf.includes(course.id)
  const parts = [
    { amount: course.universityFee, message: text.universityFee },
    { amount: hasOther ? row.otherFees : null, message: text.otherFees },
  ].flatMap(({ amount, message }) => (amount === null ? [] : [{ amount, message }]))
  const sum = parts.reduce((all, { amount }) => all + amount, 0)
  const highest = Math.max(...row.amounts.map(({ amount }) => amount ?? 0))
  if (parts.length === 0 || fee.from < sum || highest - fee.to === sum) return null
  const said = parts.map(({ amount, message }) => fillMessage(message, { amount: formatRupees(amount) }))
  return fillMessage(text.included, { parts: said.join(', ') })
}
