import { asc, inArray } from 'drizzle-orm'
import type pg from 'pg'
import type { InstitutionField } from '@/lib/contract/desk/institution'
import { courses, institutes } from '@/provider/directory/store/schema'
import type { EditedCourse } from '@/provider/edits/edit-tables'
import { composedRow, unlistedIn, valuesOf, withSaid } from '@/provider/edits/fields'
import { composeMoves, type Move } from '@/provider/import/steps/move-records'
import { databaseOn } from '@/provider/platform/database'

/** What an institution says: its form, the names that find it besides, its courses and the addresses of its pictures. */
export type Standing = {
  values: Record<InstitutionField, string>
  names: string[]
  courses: EditedCourse[]
  pictures: string[]
}
/** `null`: there is none. */
export type Becoming = { before: Standing | null; after: Standing | null }

async function readStandings(pool: pg.Pool, ids: readonly number[]): Promise<Map<number, Standing>> {
  const db = databaseOn(pool)
  const rows = await db
    .select()
    .from(institutes)
    .where(inArray(institutes.id, [...ids]))
  const taught = await db
    .select()
    .from(courses)
    .where(inArray(courses.instituteId, [...ids]))
    .orderBy(asc(courses.position), asc(courses.id))
  return new Map(
    rows.map((row) => {
      const its = taught.filter(({ instituteId }) => instituteId === row.id)
      const pictures = [...(row.imageUrl === null ? [] : [row.imageUrl]), ...row.gallery]
      return [row.id, { values: valuesOf(row), names: row.alternativeNames, courses: its, pictures }]
    }),
  )
}

/** What these institutions say, and what they would say once records have moved: as the import's engine composes them. */
export async function foresee(
  pool: pg.Pool,
  ids: readonly number[],
  moves: readonly Move[],
): Promise<Map<number, Becoming>> {
  const now = await readStandings(pool, ids)
  const { kept, emptied } = await composeMoves(pool, moves)
  return new Map(
    ids.map((id) => {
      const before = now.get(id) ?? null
      const moved = kept.find((each) => each.id === id)
      if (moved === undefined) return [id, { before, after: emptied.includes(id) ? null : before }]
      const { composed, byDesk } = moved
      const after = {
        values: { ...valuesOf(withSaid(composedRow(composed), byDesk.said)), ...(before && unlistedIn(before.values)) },
        names: composed.alternativeNames,
        courses: byDesk.courses ?? composed.courses,
        // No record of a list has a picture.
        pictures: before?.pictures ?? [],
      }
      return [id, { before, after }]
    }),
  )
}
