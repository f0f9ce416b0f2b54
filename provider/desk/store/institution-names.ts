import type { Text } from '@/lib/contract/lenient'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { hasDraft, holdImports } from '@/provider/desk/store/institutions'
import { presentText } from '@/provider/import/clean/text'
import { changeNames, checkNew, namesInLine } from '@/provider/names/change-names'
import { nameLetters } from '@/provider/names/distinct-names'
import { getNames } from '@/provider/names/name-edits'
import { NameError } from '@/provider/names/name-error'
import type { Database } from '@/provider/platform/database'

export type NamesOutcome = 'done' | 'changed' | 'importing' | 'unknown' | 'wrong'

const linesOf = (text: string) => text.split(/\r\n?|\n/).flatMap((line) => presentText(line) ?? [])
/** Of a draft, where they stand apart by semicolons as well. */
const namesIn = (text: string) => linesOf(text.replaceAll(';', '\n'))
export const tidyNames = (text: string) => namesInLine(namesIn(text))

/** Which names go and which come where these are to be the other names. */
function changeTo(asked: readonly string[], before: readonly string[]) {
  const kept = new Set(asked.map(nameLetters))
  const old = new Set(before.map(nameLetters))
  return {
    gone: before.filter((name) => !kept.has(nameLetters(name))),
    fresh: asked.filter((name) => !old.has(nameLetters(name))),
  }
}

/** The same of a draft; `null`: they cannot all be other names of it. */
export function draftedNames(id: number, name: Text, before: readonly string[], text: string) {
  const change = changeTo(namesIn(text), before)
  const others = before.filter((each) => !change.gone.includes(each)).map((each) => ({ name: each, isAdded: false }))
  try {
    checkNew(change.fresh, { id, name, others })
    return change
  } catch (error) {
    if (error instanceof NameError) return null
    throw error
  }
}

/** Makes these the other names of an institution, by the rules of `npm run names`: all of them, or none. */
export async function saveNames(
  db: Database,
  account: DeskAccount,
  { id, was, names }: { id: number; was: string; names: string },
  now: Date,
): Promise<NamesOutcome> {
  try {
    return await db.transaction(async (tx): Promise<NamesOutcome> => {
      if (!(await holdImports(tx))) return 'importing'
      if (await hasDraft(tx, id)) return 'changed'
      const before = (await getNames(tx, id)).others.map(({ name }) => name)
      if (linesOf(was).join('\n') !== before.join('\n')) return 'changed'
      await changeNames(tx, account, { id, ...changeTo(linesOf(names), before) }, now)
      return 'done'
    })
  } catch (error) {
    if (error instanceof NameError) return error.message.startsWith('No institution') ? 'unknown' : 'wrong'
    throw error
  }
}
