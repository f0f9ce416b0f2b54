import type { DeskAccount } from '@/provider/desk/store/accounts'
import { holdImports } from '@/provider/desk/store/institutions'
import { presentText } from '@/provider/import/clean/text'
import { changeNames } from '@/provider/names/change-names'
import { nameLetters } from '@/provider/names/distinct-names'
import { getNames } from '@/provider/names/name-edits'
import { NameError } from '@/provider/names/name-error'
import type { Database } from '@/provider/platform/database'

export type NamesOutcome = 'done' | 'changed' | 'importing' | 'unknown' | 'wrong'

const linesOf = (text: string) => text.split(/\r\n?|\n/).flatMap((line) => presentText(line) ?? [])

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
      const before = (await getNames(tx, id)).others.map(({ name }) => name)
      if (linesOf(was).join('\n') !== before.join('\n')) return 'changed'
      const asked = linesOf(names)
      const kept = new Set(asked.map(nameLetters))
      const old = new Set(before.map(nameLetters))
      const gone = before.filter((name) => !kept.has(nameLetters(name)))
      const fresh = asked.filter((name) => !old.has(nameLetters(name)))
      await changeNames(tx, account, { id, gone, fresh }, now)
      return 'done'
    })
  } catch (error) {
    if (error instanceof NameError) return error.message.startsWith('No institution') ? 'unknown' : 'wrong'
    throw error
  }
}
