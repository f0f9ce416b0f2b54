import { asc, eq } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import type { Text } from '@/lib/contract/lenient'
import { institutes } from '@/provider/directory/store/schema'
import { nameEdits } from '@/provider/names/name-tables'
import type { Database } from '@/provider/platform/database'
import type { NameEdit } from './apply-edits'
import { nameLetters } from './distinct-names'
import { NameError } from './name-error'

export type InstituteNames = {
  id: number
  name: Text
  /** The other names under which it is found, those that an editor added first. */
  others: { name: string; isAdded: boolean }[]
  edits: NameEdit[]
}

/** The names of an institution, in a transaction held until its end. Throws a `NameError` for an unknown id. */
export async function getNames(db: Database, id: number): Promise<InstituteNames> {
  const [institute] = await db
    .select({ name: institutes.name, others: institutes.alternativeNames })
    .from(institutes)
    .where(eq(institutes.id, id))
    .for('update')
  if (institute === undefined)
    throw new NameError(`No institution has the id ${id}. It is the number at the end of its page’s address.`)
  const edits = await db
    .select({ name: nameEdits.name, isAdded: nameEdits.isAdded })
    .from(nameEdits)
    .where(eq(nameEdits.instituteId, id))
    .orderBy(asc(nameEdits.name))
  const added = new Set(edits.filter((edit) => edit.isAdded).map((edit) => nameLetters(edit.name)))
  const others = institute.others.map((name) => ({ name, isAdded: added.has(nameLetters(name)) }))
  return { id, name: institute.name, others, edits }
}

const editSchema = z.object({ institute_id: z.number(), name: z.string(), is_added: z.boolean() })

/** What editors said of the names of these institutions, by id. */
export async function listNameEdits(pool: pg.Pool, ids: readonly number[]): Promise<Map<number, NameEdit[]>> {
  const edits = new Map<number, NameEdit[]>()
  if (ids.length === 0) return edits
  const { rows } = await pool.query(
    'select institute_id, name, is_added from name_edits where institute_id = any($1::int[]) order by institute_id, name',
    [ids],
  )
  for (const row of rows) {
    const { institute_id: id, name, is_added: isAdded } = editSchema.parse(row)
    edits.set(id, [...(edits.get(id) ?? []), { name, isAdded }])
  }
  return edits
}
