import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '@/provider/store/database'
import { institutes } from '@/provider/store/schema'

/** What the search knows of an institution. */
export type SearchRecord = {
  id: number
  /** English. */
  name: string
  /** Kannada name, alternative names. */
  otherNames: readonly string[]
  university: string | null
  address: string | null
  typeIds: readonly number[]
  streamIds: readonly number[]
  districtId: number | null
  cityId: number | null
  isResidential: boolean
  /** 1 to 5, or `null` while nobody has reviewed it. */
  averageRating: number | null
  reviewCount: number
  /** Rupees, of the courses that say so, in ascending order. */
  fees: readonly number[]
  /** How much its page tells, 0 to 1. */
  fullness: number
}

/** So many at once: reading them into the index holds up other calls for some 20 ms. */
export const BATCH = 1_000

/** A number for each part of the page that has something to show, of eight. */
const fullness = sql`(
  (i.description1 is not null)::int + (i.image_url is not null)::int + (i.gallery <> '[]')::int
  + (i.overviews <> '[]')::int + (i.facilities <> '[]')::int + (i.placements <> '[]')::int
  + (coalesce(i.phone, i.email, i.website) is not null)::int
  + exists (select from courses c where c.institute_id = i.id)::int)`

/** Each field out of the institution `i`. */
const FIELDS: Record<keyof SearchRecord, SQL> = {
  id: sql`i.id`,
  name: sql`i.name ->> 'en'`,
  otherNames: sql`array_remove(array_prepend(i.name ->> 'kn', i.alternative_names), null)`,
  university: sql`i.university`,
  address: sql`i.address1`,
  typeIds: sql`i.type_ids`,
  streamIds: sql`i.stream_ids`,
  districtId: sql`i.district_id`,
  cityId: sql`i.city_id`,
  isResidential: sql`i.is_residential`,
  averageRating: sql`i.average_rating::float8`,
  reviewCount: sql`i.review_count`,
  fees: sql`array(select c.fees from courses c where c.institute_id = i.id and c.fees is not null order by c.fees)`,
  fullness: sql`${fullness}::float8 / 8`,
}

const NONE: readonly never[] = []

async function select(db: Database, condition: SQL, limit: number): Promise<SearchRecord[]> {
  const fields = Object.entries(FIELDS).map(([field, value]) => sql`${value} as ${sql.identifier(field)}`)
  const { rows } = await db.execute<SearchRecord>(sql`
    select ${sql.join(fields, sql`, `)}
    from ${institutes} i
    where ${condition}
    order by i.id
    limit ${limit}`)
  // Most have no fees: one empty list serves them all.
  return rows.map((row) => (row.fees.length > 0 ? row : { ...row, fees: NONE }))
}

/** The institutions after `afterId`, by id, at most a batch of them. */
export function listRecordsAfter(db: Database, afterId: number): Promise<SearchRecord[]> {
  return select(db, sql`i.id > ${afterId}`, BATCH)
}

/** The institutions of these ids that there are. */
export async function listRecords(db: Database, ids: readonly number[]): Promise<SearchRecord[]> {
  return ids.length === 0 ? [] : select(db, sql`i.id = any(${sql.param(ids)}::int[])`, ids.length)
}
