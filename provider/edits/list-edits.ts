import type pg from 'pg'
import { z } from 'zod'
import { INSTITUTION_FIELD_NAMES, type InstitutionValues } from '@/lib/contract/desk/institution'

const rowSchema = z.object({
  institute_id: z.number(),
  said: z.partialRecord(z.enum(INSTITUTION_FIELD_NAMES), z.string()),
})

/** What the desk said of these institutions, by id. */
export async function listSaid(pool: pg.Pool, ids: readonly number[]): Promise<Map<number, InstitutionValues>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query(
    'select institute_id, said from institute_edits where institute_id = any($1::int[])',
    [ids],
  )
  return new Map(
    rows.map((row: unknown) => {
      const { institute_id, said } = rowSchema.parse(row)
      return [institute_id, said]
    }),
  )
}
