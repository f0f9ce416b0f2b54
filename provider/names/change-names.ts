import { eq, sql } from 'drizzle-orm'
import type { AuditAction } from '@/lib/contract/desk/audit'
import { wordsOf } from '@/lib/contract/lenient'
import { type Actor, noteAudit } from '@/provider/desk/store/audit'
import { recordOfInstitution } from '@/provider/desk/store/institutions'
import { institutes } from '@/provider/directory/store/schema'
import { nameEdits } from '@/provider/names/name-tables'
import type { Database } from '@/provider/platform/database'
import { applyEdits } from './apply-edits'
import { flawOf, MAX_NAME_LENGTH, MAX_NAMES, nameLetters } from './distinct-names'
import { getNames, type InstituteNames } from './name-edits'
import { NameError } from './name-error'

/** Names that another part of the program cleaned; `db` is a transaction that holds the institution. */
async function edit(db: Database, before: InstituteNames, names: readonly string[], isAdded: boolean) {
  const { id, name, others } = before
  await db
    .insert(nameEdits)
    .values(names.map((each) => ({ instituteId: id, letters: nameLetters(each), name: each, isAdded })))
    .onConflictDoUpdate({
      target: [nameEdits.instituteId, nameEdits.letters],
      set: { name: sql`excluded.name`, isAdded },
    })
  const { edits } = await getNames(db, id)
  const fromLists = others.filter((other) => !other.isAdded).map((other) => other.name)
  const alternativeNames = applyEdits(name, fromLists, edits)
  await db
    .update(institutes)
    .set({ alternativeNames, updatedAt: sql`now()` })
    .where(eq(institutes.id, id))
  return getNames(db, id)
}

/** @throws NameError where these cannot all be other names of it, beside those that it has */
export function checkNew(names: readonly string[], { id, name, others }: Omit<InstituteNames, 'edits'>) {
  const taken = new Map([...others.map((other) => other.name), ...wordsOf(name)].map(withLetters))
  for (const each of names) {
    const flaw = flawOf(each)
    if (flaw === 'no name') throw new NameError(`"${each}" is no name: a name has two letters at least.`)
    if (flaw !== null) throw new NameError(`"${each.slice(0, 60)}…" is longer than ${MAX_NAME_LENGTH} letters.`)
    const same = taken.get(nameLetters(each))
    if (same !== undefined) throw new NameError(`${name.en} (${id}) has the name "${same}" already.`)
    taken.set(...withLetters(each))
  }
  const count = others.length + names.length
  if (count > MAX_NAMES)
    throw new NameError(`${name.en} (${id}) would have ${count} other names; ${MAX_NAMES} are the most.`)
}

function withLetters(name: string): [letters: string, name: string] {
  return [nameLetters(name), name]
}

/**
 * Adds other names to an institution: all of them or, with a `NameError`, none. They stay through
 * every import. Spellings that differ in case and punctuation alone count as one name.
 */
export async function addNames(db: Database, id: number, names: readonly string[]): Promise<InstituteNames> {
  return db.transaction(async (transaction) => {
    const before = await getNames(transaction, id)
    checkNew(names, before)
    return edit(transaction, before, names, true)
  })
}

/** Takes other names from an institution, so that no list brings them back: all of them or, with a `NameError`, none. */
export async function removeNames(db: Database, id: number, names: readonly string[]): Promise<InstituteNames> {
  return db.transaction(async (transaction) => {
    const before = await getNames(transaction, id)
    const has = new Map(before.others.map((other) => withLetters(other.name)))
    const gone = names.map((each) => {
      const name = has.get(nameLetters(each))
      if (name !== undefined && has.delete(nameLetters(each))) return name
      const all = before.others.map((other) => `"${other.name}"`).join(', ') || 'none'
      throw new NameError(`${before.name.en} (${id}) has no other name "${each}". It has: ${all}.`)
    })
    return edit(transaction, before, gone, false)
  })
}

/** As the audit trail and a draft have them. */
export const namesInLine = (names: readonly string[]) => names.join('; ')

/**
 * Takes names from an institution and adds others, as somebody of the desk or the terminal says, with the audit trail: all
 * of it or, with a `NameError`, nothing.
 */
export async function changeNames(
  db: Database,
  by: Actor,
  { id, gone, fresh }: { id: number; gone: readonly string[]; fresh: readonly string[] },
  now: Date,
  { action = 'names-changed', ...of }: { action?: AuditAction | undefined; version?: number } = {},
): Promise<InstituteNames> {
  return db.transaction(async (tx) => {
    const before = await getNames(tx, id)
    if (gone.length > 0) await removeNames(tx, id, gone)
    if (fresh.length > 0) await addNames(tx, id, fresh)
    const after = await getNames(tx, id)
    const inWords = ({ others }: InstituteNames) => ({ names: namesInLine(others.map(({ name }) => name)) })
    if (gone.length + fresh.length > 0)
      await noteAudit(tx, by, now, {
        action,
        record: recordOfInstitution(id),
        before: inWords(before),
        after: { ...inWords(after), ...of },
      })
    return after
  })
}
