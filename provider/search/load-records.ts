import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '@/provider/store/database'
import { institutes } from '@/provider/store/schema'
import type { SearchRecord } from './record'

/** So many at once: reading them into the index holds up other calls for some 20 ms. */
export const BATCH = 1_000

type Row = {
  id: number
  name: string
  other_names: string[]
  university: string | null
  address: string | null
  type_ids: number[]
  stream_ids: number[]
  district_id: number | null
  city_id: number | null
  is_residential: boolean
  average_rating: string | null
  review_count: number
  fees: number[]
  fullness: number
}

/** A number for each part of the page that has something to show, of eight. */
const fullness = sql`(
  (i.description1 is not null)::int + (i.image_url is not null)::int + (i.gallery <> '[]')::int
  + (i.overviews <> '[]')::int + (i.facilities <> '[]')::int + (i.placements <> '[]')::int
  + (coalesce(i.phone, i.email, i.website) is not null)::int
  + exists (select from courses c where c.institute_id = i.id)::int)`

function select(condition: SQL, limit: number): SQL {
  return sql`
    select i.id, i.name ->> 'en' as name,
      array_remove(array_prepend(i.name ->> 'kn', i.alternative_names), null) as other_names,
      i.university, i.address1 as address, i.type_ids, i.stream_ids, i.district_id, i.city_id, i.is_residential,
      i.average_rating, i.review_count, ${fullness} as fullness,
      array(select c.fees from courses c where c.institute_id = i.id and c.fees is not null order by c.fees) as fees
    from ${institutes} i
    where ${condition}
    order by i.id
    limit ${limit}`
}

const NONE: readonly never[] = []

function toRecord(row: Row): SearchRecord {
  return {
    id: row.id,
    name: row.name,
    otherNames: row.other_names,
    university: row.university,
    address: row.address,
    typeIds: row.type_ids,
    streamIds: row.stream_ids,
    districtId: row.district_id,
    cityId: row.city_id,
    isResidential: row.is_residential,
    averageRating: row.average_rating === null ? null : Number(row.average_rating),
    reviewCount: row.review_count,
    // Most have none: one empty list serves them all.
    fees: row.fees.length > 0 ? row.fees : NONE,
    fullness: row.fullness / 8,
  }
}

/** The institutions after `afterId`, by id, at most a batch of them. */
export async function listRecordsAfter(db: Database, afterId: number): Promise<SearchRecord[]> {
  const { rows } = await db.execute<Row>(select(sql`i.id > ${afterId}`, BATCH))
  return rows.map(toRecord)
}

/** The institutions of these ids that there are. */
export async function listRecords(db: Database, ids: readonly number[]): Promise<SearchRecord[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Row>(select(sql`i.id = any(${sql.param(ids)}::int[])`, ids.length))
  return rows.map(toRecord)
}
