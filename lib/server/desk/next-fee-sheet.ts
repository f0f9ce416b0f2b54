import 'server-only'
import type { DeskRecord } from '@/lib/contract/desk/record'
import { cellsOfText, fieldIn } from '@/lib/contract/text-fields'
import { LANGUAGES } from '@/lib/contract/language'

/** `2026-27` after `2025-26`. */
const yearAfter = (year: string) =>
  year.replace(
    /^(\d{4})-\d\d$/,
    (_, first: string) => `${Number(first) + 1}-${String((Number(first) + 2) % 100).padStart(2, '0')}`,
  )

/** What the form of the next year begins with: the sheet before, without what that one alone can bear. */
export function nextYearOf({ values }: Pick<DeskRecord, 'values'>): Record<string, string> {
  const { year = '' } = values
  const next = yearAfter(year)
  const titles = LANGUAGES.map((language) => fieldIn('title', language)).map((name) => [
    name,
    (values[name] ?? '').replaceAll(year, next),
  ])
  const emptied = { order: '', dated: '', page: '', read_at: '', ...cellsOfText('remarks', null) }
  return { ...values, year: next, ...Object.fromEntries(titles), ...emptied }
}
