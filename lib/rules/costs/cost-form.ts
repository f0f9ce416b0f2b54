import { CATEGORIES, type FeeSheet, SEATS } from '@/lib/contract/fee-rules'
import type { FormReply, Typed } from '@/lib/rules/result'
import { type Family, type FeeLine, feeLines, type Income, incomeBands, limitsOf } from './cost'

/** The fields of the form; category and income are the family's own (docs/adr/0091-what-it-costs.md). */
export const COST_FIELDS = ['line', 'seat', 'category', 'income'] as const
export type CostField = (typeof COST_FIELDS)[number]
export type CostReply = FormReply<CostField>

/** How a form names a line of a sheet: nothing in it is anybody's. */
export function lineValue({ sheet, course, row }: FeeLine): string {
  return [sheet.year, course.id, row.id].join(':')
}

/** How a form names an income: by its upper end. */
export function incomeValue({ over, upto }: Income): string {
  return upto === null ? `over-${over}` : `upto-${upto}`
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
      income: incomeBands(limitsOf(sheets)).find((band) => incomeValue(band) === typed.income) ?? null,
    },
  }
}
