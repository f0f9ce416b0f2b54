import { z } from 'zod'
import { asc } from 'drizzle-orm'
import { type ScholarshipRow, scholarshipSchema } from '@/provider/costs/scholarship-schema'
import list from '@/provider/costs/scholarships.json'
import { scholarshipEdits } from '@/provider/costs/tables'
import type { Database } from '@/provider/platform/database'

/** Those that come with the program: of each an official page was read. */
const OURS = z.array(scholarshipSchema).parse(list)

/** All ids that were ever given, those of what was withdrawn among them. */
export async function scholarshipIds(db: Database): Promise<ReadonlySet<string>> {
  const edits = await db.select({ id: scholarshipEdits.id }).from(scholarshipEdits)
  return new Set([...OURS, ...edits].map(({ id }) => id))
}

/** The scholarships: ours as the desk has them, and behind them those that it added. */
export async function listScholarships(db: Database): Promise<ScholarshipRow[]> {
  const edits = new Map(
    (await db.select().from(scholarshipEdits).orderBy(asc(scholarshipEdits.id))).map(({ id, said }) => [id, said]),
  )
  const added = [...edits].filter(([id]) => !OURS.some((ours) => ours.id === id))
  const shown = [
    ...OURS.map(({ id, ...said }) => [id, edits.has(id) ? (edits.get(id) ?? null) : said] as const),
    ...added,
  ]
  // What the desk said before years were told has none.
  return shown.flatMap(([id, said]) => (said === null ? [] : [{ ...said, id, year: said.year ?? null }]))
}
