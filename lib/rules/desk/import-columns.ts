import { MAX_LIST_COLUMNS } from '@/lib/contract/desk/import'

/** What the form of a list's columns calls the control of each, by its position. */
export const columnField = (at: number) => `column.${at}`

/** By position what was chosen, as far as the form goes. */
export function columnsIn(fields: Readonly<Record<string, unknown>>): string[] {
  const chosen: string[] = []
  for (let at = 0; at < MAX_LIST_COLUMNS; at += 1) {
    const value = fields[columnField(at)]
    if (typeof value !== 'string') break
    chosen.push(value)
  }
  return chosen
}
