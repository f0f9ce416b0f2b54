import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { OWNERSHIPS } from '@/lib/contract/ownership'
import { openLists } from '@/provider/import/run-import'
import { stateWanted } from '@/provider/import/sources/state'
import type { OpenDatabase } from '@/provider/platform/database'
import { ownershipIn } from '@/provider/ownership'
import { folded, type Institution, type Level } from './predicate'

const WOMENS_NAME = /\b(?:wom[ae]n'?s?|girl'?s?'?|ladies|mahila|balika|kanya)\b/i

const aicteRow = z
  .object({ aicte_id: z.string(), women: z.literal('Y') })
  .transform(({ aicte_id }) => `aicte:${aicte_id}`)
const udiseRow = z
  .object({ schcd: z.string(), school_typ: z.literal('Girls Only') })
  .transform(({ schcd }) => `udise:${schcd}`)
const womensRow = z.union([aicteRow, udiseRow])

/** The records, as `source:external_id`, that their own list says are for women or girls alone. */
export async function readWomensRecords(files: readonly string[]): Promise<ReadonlySet<string>> {
  const request = { files, wanted: stateWanted(undefined), map: new Map(), source: null, isDryRun: true }
  const records = new Set<string>()
  for (const { list } of await openLists(request)) {
    for await (const row of list.rows()) {
      const read = 'values' in row ? womensRow.safeParse(row.values) : null
      if (read?.success) records.add(read.data)
    }
  }
  return records
}

/** Of which level a course is, by the heading that it stands under. */
export function levelOf(category: string): Level {
  if (/master|postgraduate|fellow/i.test(category)) return 'pg'
  return /diploma/i.test(category) ? 'diploma' : 'degree'
}

const rowSchema = z.object({
  id: z.number(),
  title: z.string(),
  otherNames: z.array(z.string()),
  town: z.string().nullable(),
  district: z.string().nullable(),
  address: z.string().nullable(),
  typeIds: z.array(z.number()),
  streamIds: z.array(z.number()),
  ownership: z.enum(OWNERSHIPS).nullable(),
  isResidential: z.boolean(),
  courses: z.array(z.object({ name: z.string(), category: z.string().nullable() })),
  records: z.array(z.string()),
})

/** Every institution of the directory, read from its tables and not by way of the search. */
export async function readInstitutions(
  { db }: Pick<OpenDatabase, 'db'>,
  womens: ReadonlySet<string>,
): Promise<Institution[]> {
  const { rows } = await db.execute(sql`
    select i.id, i.name ->> 'en' as title, i.alternative_names as "otherNames", c.name as town, d.name as district,
      i.address1 as address, i.type_ids as "typeIds", i.stream_ids as "streamIds",
      ${ownershipIn(sql`i.ownership`)} as ownership, i.is_residential as "isResidential",
      coalesce((select jsonb_agg(jsonb_build_object('name', name, 'category', category)) from courses
        where institute_id = i.id), '[]') as courses,
      array(select source || ':' || external_id from imported_records where institute_id = i.id) as records
    from institutes i left join cities c on c.id = i.city_id left join districts d on d.id = i.district_id
    order by i.id`)
  return z
    .array(rowSchema)
    .parse(rows)
    .map(({ title, otherNames, town, address, courses, records, ...row }) => ({
      ...row,
      title,
      names: [title, ...otherNames].map(folded),
      whereabouts: folded([title, address, town].filter(Boolean).join(' ')),
      isForWomen: WOMENS_NAME.test(title) || records.some((record) => womens.has(record)),
      courses: courses.map(({ name, category }) => ({
        text: folded(`${name} ${category ?? ''}`),
        level: levelOf(category ?? ''),
      })),
    }))
}
