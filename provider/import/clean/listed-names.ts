import type { Text } from '@/lib/contract/lenient'
import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { chooseNames } from '@/provider/names/distinct-names'
import { properName } from './proper-name'
import { presentText } from './text'

/** In letters. One word in capitals is initials up to here ("DSATM"), and a shouted name beyond. */
const MAX_INITIALS_LENGTH = 10

function cleanName(raw: unknown): string | null {
  const text = presentText(raw)
  const isShouted =
    text !== null && text === text.toUpperCase() && (text.length > MAX_INITIALS_LENGTH || /\s/.test(text))
  return isShouted ? presentText(properName(text)) : text
}

function entries(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(entries)
  // Entities first: their semicolons part nothing.
  return typeof value === 'string' ? (presentText(value) ?? '').split(/[;|]/) : [value]
}

/**
 * The other names of a list's column or columns, apart by `;` or a bar, cleaned; a remark on those
 * that were left out. `found` are those that the name itself held; they come first.
 */
export function readListedNames(value: unknown, name: Text, found: readonly string[]) {
  const listed = entries(value).flatMap((each) => cleanName(each) ?? [])
  const { kept, dropped } = chooseNames(name, [...found, ...listed])
  const left = dropped.map((each) => `"${each.name.slice(0, 60)}" (${each.why})`)
  return {
    names: kept,
    notes: left.length === 0 ? [] : [fillMessage(IMPORT_REASONS.namesLeft, { list: left.join(', ') })],
  }
}
