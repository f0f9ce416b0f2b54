import 'server-only'
import type { DeskRecord } from '@/lib/contract/desk/record'

/** `2026-27` after `2025-26`. */
const yearAfter = (year: string) =>
  year.replace(
    /^(\d{4})-\d\d$/,
    (_, first: string) => `${Number(first) + 1}-${String((Number(first) + 2) % 100).padStart(2, '0')}`,
  )

/** What the form of the next year begins with: the sheet before, without what that one alone can bear. */
export function nextYearOf({ values }: Pick<DeskRecord, 'values'>): Record<string, string> {
  const { year = '', title = '', title_kn = '' } = values
  const next = yearAfter(year)
  const heads = { year: next, title: title.replaceAll(year, next), title_kn: title_kn.replaceAll(year, next) }
  return { ...values, ...heads, ...{ order: '', dated: '', page: '', read_at: '', remarks: '', remarks_kn: '' } }
}
