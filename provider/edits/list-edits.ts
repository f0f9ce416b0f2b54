import type pg from 'pg'
import { z } from 'zod'
import { INSTITUTION_FIELD_NAMES, type InstitutionValues } from '@/lib/contract/desk/institution'
import { LEVELS } from '@/lib/contract/level'
import type { EditedCourse } from '@/provider/edits/edit-tables'

const courseSchema = z.object({
  name: z.string(),
  category: z.string().nullable(),
  duration: z.string().nullable(),
  fees: z.number().nullable(),
  seats: z.number().nullable(),
  level: z.enum(LEVELS).nullable(),
  streamId: z.number().nullable(),
})
const rowSchema = z.object({
  institute_id: z.number(),
  // A later release may know more of them.
  said: z
    .record(z.string(), z.string())
    .transform((said): InstitutionValues =>
      Object.fromEntries(INSTITUTION_FIELD_NAMES.flatMap((name) => (name in said ? [[name, said[name]]] : []))),
    ),
  courses: z.array(courseSchema).nullable(),
})

/** What the desk says of an institution; `courses` is `null` where those of lists stand. */
export type Edits = { said: InstitutionValues; courses: EditedCourse[] | null }
/** Nothing. */
export const NO_EDITS: Edits = { said: {}, courses: null }

/** What the desk said of these institutions, by id. */
export async function listEdits(pool: pg.Pool, ids: readonly number[]): Promise<Map<number, Edits>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query(
    'select institute_id, said, courses from institute_edits where institute_id = any($1::int[])',
    [ids],
  )
  return new Map(
    rows.map((row: unknown) => {
      const { institute_id, ...edits } = rowSchema.parse(row)
      return [institute_id, edits]
    }),
  )
}
