import { CATEGORIES, type FeeSheet, SEATS } from '@/lib/contract/fee-rules'
import type { Language } from '@/lib/contract/language'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { FormReply, Typed } from '@/lib/rules/result'
import { type Family, type FeeLine, feeLines, type Income, rowsOf, unsureLine } from './cost'

/** The fields of the form; category and income are the family's own (docs/adr/0091-what-it-costs.md). `college`: the id of one. */
export const COST_FIELDS = ['line', 'seat', 'category', 'income', 'college'] as const
export type CostField = (typeof COST_FIELDS)[number]
export type CostReply = FormReply<CostField>

/** How a form names a line of a sheet: nothing in it is anybody's. */
export function lineValue(line: FeeLine): string {
  const { sheet, course } = line
  return [
    sheet.year,
    course.id,
    rowsOf(line)
      .map(({ id }) => id)
      .join(UNSURE),
  ].join(':')
}

/** Between the kinds of college of which nobody knows which it is. */
const UNSURE = ' or '

/** The line that a form names; `null` where no sheet has it. */
function readLine(typed: string, sheets: readonly FeeSheet[]): FeeLine | null {
  const lines = feeLines(sheets)
  const plain = lines.find((line) => lineValue(line) === typed)
  if (plain !== undefined) return plain
  const [first = '', ...others] = typed.split(UNSURE)
  const start = first.slice(0, first.lastIndexOf(':') + 1)
  const values = [first, ...others.map((id) => start + id)]
  const named = values.flatMap((value) => lines.find((line) => lineValue(line) === value) ?? [])
  return named.length === values.length ? unsureLine(named) : null
}

/** In the address of the form that has the category which was asked about at /admission-chances: it says nothing of it. */
export const AFTER_CHANCES = { from: 'chances' } as const

/**
 * The address of the form with a college, and a line of the sheet, already chosen: nothing in it is anybody's.
 * @param after asked for by somebody whose category the browser keeps: a page of their own has it chosen
 */
export function costsHref(
  { college, line }: { college: string | null; line: FeeLine | null },
  lang: Language,
  after: typeof AFTER_CHANCES | null = null,
): string {
  const path = after === null ? '/costs' : '/costs/answer'
  const query = new URLSearchParams({
    ...after,
    ...(line !== null && { course: line.course.id, kind: line.row.id }),
    ...(college !== null && { college }),
  }).toString()
  return localizedPath(query === '' ? path : `${path}?${query}`, lang)
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
    line: readLine(typed.line ?? '', sheets),
    family: {
      seat: SEATS.find((seat) => seat === typed.seat) ?? 'government',
      category: CATEGORIES.find((category) => category === typed.category) ?? null,
      income: readIncome(typed.income),
    },
  }
}
