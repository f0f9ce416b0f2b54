import { sql, type SQL } from 'drizzle-orm'
import type { InstitutionGap } from '@/lib/contract/desk/institution'
import { OTHER_LANGUAGES } from '@/lib/contract/lenient'
import { institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'
import { type FilterFields, SEARCH_FILTERS } from './filters'

/** So many at once: reading their rows holds up other calls for some 10 ms. */
export const BATCH = 500

/** A number for each part of the page that has something to show, of eight. */
const fullness = sql`(
  (i.description1 is not null)::int + (i.image_url is not null)::int + (i.gallery <> '[]')::int
  + (i.overviews <> '[]')::int + (i.facilities <> '[]')::int + (i.placements <> '[]')::int
  + (coalesce(i.phone, i.email, i.website) is not null)::int
  + exists (select from courses c where c.institute_id = i.id)::int)`

/** The names in the other languages. */
const ownNames = sql.join(
  OTHER_LANGUAGES.map((language) => sql`i.name ->> ${sql.raw(`'${language}'`)}`),
  sql`, `,
)

/** Whether an institution `i` lacks something that those who keep the guide look for. */
export const LACKING: Record<InstitutionGap, SQL> = {
  fee: sql`not exists (select from courses c where c.institute_id = i.id and c.fees > 0)`,
  picture: sql`i.image_url is null and i.gallery = '[]'`,
  kannada: sql`i.name ->> 'kn' is null`,
  phone: sql`i.phone is null`,
  town: sql`i.city_id is null`,
  coordinates: sql`i.coordinates is null`,
}
const gaps = sql.join(
  Object.entries(LACKING).map(([gap, isLacking]) => sql`case when ${isLacking} then ${sql.raw(`'${gap}'`)} end`),
  sql`, `,
)

/** What the search knows of an institution besides what is filtered by, each out of the institution `i`. */
const FIELDS = {
  id: sql<number>`i.id`,
  /** English. */
  name: sql<string>`i.name ->> 'en'`,
  /** Names in the other languages, alternative names. */
  otherNames: sql<readonly string[]>`array_remove(array[${ownNames}] || i.alternative_names, null)`,
  university: sql<string | null>`i.university`,
  address: sql<string | null>`i.address1`,
  /** With the headings under which they stand ("Bachelor of Education"). */
  courseNames: sql<readonly string[]>`array(
    select distinct concat_ws(' ', c.name, c.category) from courses c where c.institute_id = i.id)`,
  reviewCount: sql<number>`i.review_count`,
  /** A hash of all that its row and those of its courses hold: what was read before can be compared with what is there. */
  mark: sql<number>`(hash_record(i) + coalesce(
    (select sum(hash_record(c)) from courses c where c.institute_id = i.id), 0))::float8`,
  /** How much its page tells, 0 to 1. */
  fullness: sql<number>`${fullness}::float8 / 8`,
  gaps: sql<readonly InstitutionGap[]>`array_remove(array[${gaps}], null)`,
  typeId: sql<number>`i.type_id`,
  /** Seconds since 1970: within one, institutions stand by name. */
  changedAt: sql<number>`floor(extract(epoch from i.updated_at))::float8`,
}

/** What the search knows of an institution. */
export type SearchRecord = { [Field in keyof typeof FIELDS]: (typeof FIELDS)[Field]['_']['type'] } & FilterFields

const COLUMNS = [
  ...Object.entries(FIELDS),
  ...Object.values(SEARCH_FILTERS).map(({ field, value }) => [field, value] as const),
].map(([field, value]) => sql`${value} as ${sql.identifier(field)}`)

const NONE: readonly never[] = []

async function select(db: Database, condition: SQL, limit: number): Promise<SearchRecord[]> {
  const { rows } = await db.execute<SearchRecord>(sql`
    select ${sql.join(COLUMNS, sql`, `)}
    from ${institutes} i
    where ${condition} and i.retired_at is null
    order by i.id
    limit ${limit}`)
  // Most have none of either: one empty list serves them all.
  return rows.map((row) => ({
    ...row,
    fees: row.fees.length > 0 ? row.fees : NONE,
    courseNames: row.courseNames.length > 0 ? row.courseNames : NONE,
  }))
}

/** The institutions after `afterId`, by id, at most a batch of them. */
export function listRecordsAfter(db: Database, afterId: number): Promise<SearchRecord[]> {
  return select(db, sql`i.id > ${afterId}`, BATCH)
}

/** The institutions of these ids that there are. */
export async function listRecords(db: Database, ids: readonly number[]): Promise<SearchRecord[]> {
  return ids.length === 0 ? [] : select(db, sql`i.id = any(${sql.param(ids)}::int[])`, ids.length)
}
