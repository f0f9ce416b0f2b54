import { and, asc, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { MAX_PAGE_SIZE } from '@/lib/contract/constants'
import { ofOwnFees } from '@/lib/contract/fee-range'
import type { OpenRecord } from '@/lib/contract/open-data'
import { courses, importedRecords, institutes } from '@/provider/directory/store/schema'
import { draftSchema } from '@/provider/import/draft'
import { importDrafts } from '@/provider/import/store/import-tables'
import { nameEdits } from '@/provider/names/name-tables'
import type { Database } from '@/provider/platform/database'
import { openRecordOf } from './open-record'
import type { Rights } from './rights'

/** So many at once, as many as a page of the directory: composing them holds up other calls for some milliseconds. */
const BATCH = MAX_PAGE_SIZE

/** What of an institution may be given on at all: a column that does not stand here never leaves the database. */
const ENTRY = {
  id: institutes.id,
  name: institutes.name,
  alternativeNames: institutes.alternativeNames,
  typeIds: institutes.typeIds,
  streamIds: institutes.streamIds,
  districtId: institutes.districtId,
  cityId: institutes.cityId,
  state: institutes.state,
  address: institutes.address1,
  zip: institutes.zip,
  coordinates: institutes.coordinates,
  university: institutes.university,
  ownership: institutes.ownership,
  gender: institutes.gender,
  minority: institutes.minority,
  classes: institutes.classes,
  ...ofOwnFees((name) => institutes[name]),
  website: institutes.website,
  averageRating: institutes.averageRating,
  reviewCount: institutes.reviewCount,
  isSample: institutes.isSample,
  updatedAt: institutes.updatedAt,
}
const COURSE = {
  instituteId: courses.instituteId,
  name: courses.name,
  category: courses.category,
  duration: courses.duration,
  level: courses.level,
  fees: courses.fees,
  seats: courses.seats,
}
export const GIVEN_ON = { institutes: ENTRY, courses: COURSE }

function byInstitute<Row extends { instituteId: number }>(rows: readonly Row[]): (id: number) => Row[] {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.instituteId)
    if (group === undefined) groups.set(row.instituteId, [row])
    else group.push(row)
  }
  return (id) => groups.get(id) ?? []
}

async function readEntries(db: Database, condition: SQL, rights: Rights): Promise<OpenRecord[]> {
  const found = await db
    .select(ENTRY)
    .from(institutes)
    .where(and(condition, isNull(institutes.retiredAt)))
    .orderBy(asc(institutes.id))
    .limit(BATCH)
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const [itsCourses, records, edits] = await Promise.all([
    db
      .select(COURSE)
      .from(courses)
      .where(inArray(courses.instituteId, ids))
      .orderBy(asc(courses.position), asc(courses.id)),
    db
      .select({ instituteId: importedRecords.instituteId, source: importedRecords.source, draft: importDrafts.draft })
      .from(importedRecords)
      .leftJoin(
        importDrafts,
        sql`(${importDrafts.source}, ${importDrafts.externalId}, ${importDrafts.fingerprint}) =
          (${importedRecords.source}, ${importedRecords.externalId}, ${importedRecords.fingerprint})`,
      )
      .where(inArray(importedRecords.instituteId, ids)),
    db.select().from(nameEdits).where(inArray(nameEdits.instituteId, ids)),
  ])
  const [coursesOf, recordsOf, editsOf] = [byInstitute(itsCourses), byInstitute(records), byInstitute(edits)]
  return found.map((entry) =>
    openRecordOf(
      {
        ...entry,
        courses: coursesOf(entry.id),
        nameEdits: editsOf(entry.id),
        records: recordsOf(entry.id).map(({ source, draft }) => ({
          source,
          // One that may not go out is not even read; one that this version cannot read says nothing.
          draft: rights.lists.has(source) ? (draftSchema.safeParse(draft).data ?? null) : null,
        })),
      },
      rights,
    ),
  )
}

/** What may be given on of these institutions, by their ids. */
export async function findOpenRecords(
  db: Database,
  rights: Rights,
  ids: readonly number[],
): Promise<Map<number | string, OpenRecord>> {
  const found = await readEntries(db, inArray(institutes.id, [...ids]), rights)
  return new Map(found.map((record) => [record.id, record]))
}

/** What may be given on of the whole directory, by id, a batch at a time. */
export async function* listOpenRecords(db: Database, rights: Rights): AsyncGenerator<OpenRecord[], void> {
  let last = 0
  for (;;) {
    const records = await readEntries(db, gt(institutes.id, last), rights)
    if (records.length === 0) return
    yield records
    last = Number(records.at(-1)?.id)
  }
}

/** What changes whenever the directory does: numbers of transactions, and how many there are. */
export async function contentMark(db: Database): Promise<string> {
  const { rows } = await db.execute<{ mark: string }>(
    sql`select concat_ws('.', count(*), max(changed_in), sum(changed_in::text::numeric)) as mark from directory_changes`,
  )
  return rows[0]?.mark ?? ''
}
