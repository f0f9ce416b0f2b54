import { CATEGORIES, type FeeSheet, SEATS } from '@/lib/contract/fee-rules'
import type { Language } from '@/lib/contract/language'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { FormReply, Typed } from '@/lib/rules/result'
import { type Family, type FeeLine, feeLines, type Income } from './cost'

/** The fields of the form; category and income are the family's own (docs/adr/0091-what-it-costs.md). `college`: the id of one. */
export const COST_FIELDS = ['line', 'seat', 'category', 'income', 'college'] as const
export type CostField = (typeof COST_FIELDS)[number]
export type CostReply = FormReply<CostField>

/** How a form names a line of a sheet: nothing in it is anybody's. */
export function lineValue({ sheet, course, row }: FeeLine): string {
  return [sheet.year, course.id, row.id].join(':')
}

/** The address of the form with a college, and a line of the sheet, already chosen: nothing in it is anybody's. */
export function costsHref({ college, line }: { college: string | null; line: FeeLine | null }, lang: Language): string {
  const query = new URLSearchParams({
    ...(line !== null && { course: line.course.id, kind: line.row.id }),
    ...(college !== null && { college }),
  }).toString()
  return localizedPath(query === '' ? '/costs' : `/costs?${query}`, lang)
}

/** How a form names an income: `250000-1000000`, and without an end `1000000-`. */
export function incomeValue({ over, upto }: Income): string {
  return `${over}-${upto ?? ''}`
}

/** By itself, whatever incomes the page offers by then. */
function readIncome(typed = ''): Income | null {
  const [, over, upto] = /^(\d{1,9})-(\d{1,9})?$/.exec(typed) ?? []
  return over === undefined ? null : { over: Number(over), upto: upto === undefined ? null : Number(upto) }
}

/** What somebody asked for; `line` is `null` where no sheet has it. */
export type CostChoice = { line: FeeLine | null; family: Family }

/** Reads it from the fields of the form. */
export function readChoice(typed: Typed<CostField>, sheets: readonly FeeSheet[]): CostChoice {
  return {
    line: feeLines(sheets).find((line) => lineValue(line) === typed.line) ?? null,
    family: {
      seat: SEATS.find((seat) => seat === typed.seat) ?? 'government',
      category: CATEGORIES.find((category) => category === typed.category) ?? null,
      income: readIncome(typed.income),
    },
  }
}
