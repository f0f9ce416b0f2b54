import type { Text } from '@/lib/contract/lenient'
import { chooseNames, nameLetters } from './distinct-names'

/** An editor's word on a name: it is one of the institution's, or it is none, whatever lists say. */
export type NameEdit = { name: string; isAdded: boolean }

/** The other names that an institution has: those an editor added first, then the lists' without those an editor took away. */
export function applyEdits(name: Text, fromLists: readonly string[], edits: readonly NameEdit[]): string[] {
  const added = edits.filter((edit) => edit.isAdded).map((edit) => edit.name)
  const away = new Set(edits.filter((edit) => !edit.isAdded).map((edit) => nameLetters(edit.name)))
  return chooseNames(name, [...added, ...fromLists.filter((each) => !away.has(nameLetters(each)))]).kept
}
