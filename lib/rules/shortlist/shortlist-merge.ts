import type { SelectedInstitute } from '@/lib/rules/shortlist/selection'

/** What was done to a list of ids since it was `before`. */
export type ListChange = { add: string[]; remove: string[] }

export function listChange(before: readonly string[], now: readonly string[]): ListChange {
  return { add: now.filter((id) => !before.includes(id)), remove: before.filter((id) => !now.includes(id)) }
}

/**
 * The list of an account as a browser takes it over: in the account's order, with what was done in the
 * browser since it was asked for. Names are those that the browser knows, else `''`.
 * @param account its ids
 * @param asked the browser's ids when the account was asked
 * @param now what the browser holds now
 */
export function takeOver(
  account: readonly string[],
  asked: readonly string[],
  now: readonly SelectedInstitute[],
): SelectedInstitute[] {
  const names = new Map(now.map(({ id, name }) => [id, name]))
  const ids = [...names.keys()]
  const { add, remove } = listChange(asked, ids)
  const selected = account.filter((id) => !remove.includes(id))
  return [...selected, ...add.filter((id) => !selected.includes(id))].map((id) => ({ id, name: names.get(id) ?? '' }))
}
