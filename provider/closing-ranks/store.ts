import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { rankCells, rankColleges, rankCourses, rankEmptyRows, rankLists } from '@/provider/closing-ranks/tables'
import { courses, importedRecords, institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

/** All lists by exam, the latest year first, by round. */
export async function findLists(db: Database) {
  return db
    .select()
    .from(rankLists)
    .orderBy(asc(rankLists.exam), desc(rankLists.year), asc(rankLists.round), asc(rankLists.region))
}

/** The streams of an exam's courses. */
export async function findStreams(db: Database): Promise<{ exam: string; streamId: number | null }[]> {
  return db
    .selectDistinct({ exam: rankColleges.exam, streamId: rankCourses.streamId })
    .from(rankCourses)
    .innerJoin(rankColleges, eq(rankColleges.id, rankCourses.collegeId))
    .where(isNotNull(rankCourses.streamId))
    .orderBy(asc(rankColleges.exam), asc(rankCourses.streamId))
}

const examSchema = z.object({ exam: z.string(), has_fees: z.boolean(), has_residential: z.boolean() })

/** By exam whether a college of it says what courses of a family in its lists cost, and one that is known to be residential. */
export async function findKnownOfExams(db: Database) {
  const { rows } = await db.execute(sql`
    select ${rankColleges.exam} as exam, bool_or(${institutes.isResidential} is true) as has_residential,
      bool_or(exists (select from ${courses} join ${rankCourses} on ${rankCourses.streamId} = ${courses.streamId}
        where ${courses.fees} is not null and ${courses.instituteId} = ${institutes.id}
          and ${rankCourses.collegeId} = ${rankColleges.id})) as has_fees
    from ${rankColleges} left join ${importedRecords} on ${recordOfCollege}
    left join ${institutes} on ${institutes.id} = coalesce(${rankColleges.instituteId}, ${importedRecords.instituteId})
    group by 1`)
  return new Map(rows.map((row) => examSchema.parse(row)).map(({ exam, ...known }) => [exam, known]))
}

/** The record of the directory that an import made of a college of a list. */
export const recordOfCollege: SQL = sql`${importedRecords.source} = 'ranks:' || ${rankColleges.exam}
  and ${importedRecords.externalId} = ${rankColleges.code}`

const cellSchema = z.object({
  course_id: z.number(),
  list_id: z.number(),
  category: z.string(),
  rank: z.number(),
  page: z.number().nullable(),
})
export type CellRow = z.output<typeof cellSchema>

/** The ranks that pass. */
async function cellsWhere(db: Database, condition: SQL | undefined): Promise<CellRow[]> {
  const { rows } = await db.execute(sql`
    select ${rankCells.courseId}, ${rankCells.listId}, ${rankCells.category}, ${rankCells.rank}, ${rankCells.page}
    from ${rankCells} where ${condition}`)
  return rows.map((row) => cellSchema.parse(row))
}

/** The ranks of courses, of all lists and categories, or of some. */
export async function findCells(
  db: Database,
  courseIds: readonly number[],
  of?: { listIds: number[]; categories: string[] },
) {
  if (courseIds.length === 0) return []
  const some = of && and(inArray(rankCells.listId, of.listIds), inArray(rankCells.category, of.categories))
  return cellsWhere(db, and(inArray(rankCells.courseId, [...courseIds]), some))
}

/** The ranks of courses, each in a category of its own, of all lists. */
export async function findCellsOf(db: Database, courses: ReadonlyMap<number, string>) {
  if (courses.size === 0) return []
  const pairs = [...courses].map(([id, category]) => sql`(${id}::int, ${category}::text)`)
  return cellsWhere(db, sql`(${rankCells.courseId}, ${rankCells.category}) in (${sql.join(pairs, sql`, `)})`)
}

/** Which of these lists have a row of these courses, whatever the category: `<course> <list>`. Of few, for each is looked for. */
export async function findStanding(
  db: Database,
  pairs: readonly { courseId: number; list: { id: number; categories: readonly string[] } }[],
): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set()
  const wanted = pairs.map(
    ({ courseId, list }) => sql`(${courseId}::int, ${list.id}::int, ${toArray(list.categories)})`,
  )
  const { rows } = await db.execute(sql`
    select wanted.course, wanted.list from (values ${sql.join(wanted, sql`, `)}) as wanted (course, list, codes)
    where exists (select from ${rankCells} where ${rankCells.listId} = wanted.list
      and ${rankCells.category} = any(wanted.codes) and ${rankCells.courseId} = wanted.course)
    or exists (select from ${rankEmptyRows}
      where ${rankEmptyRows.courseId} = wanted.course and ${rankEmptyRows.listId} = wanted.list)`)
  return new Set(rows.map(({ course, list }) => `${String(course)} ${String(list)}`))
}

const toArray = (codes: readonly string[]) =>
  sql`array[${sql.join(
    codes.map((code) => sql`${code}::text`),
    sql`, `,
  )}]::text[]`

/** In which lists courses have a row without a rank. */
export async function findEmptyRows(db: Database, courseIds: readonly number[]) {
  if (courseIds.length === 0) return []
  return db
    .select({ courseId: rankEmptyRows.courseId, listId: rankEmptyRows.listId })
    .from(rankEmptyRows)
    .where(inArray(rankEmptyRows.courseId, [...courseIds]))
    .orderBy(asc(rankEmptyRows.courseId), asc(rankEmptyRows.listId))
}

/** The courses that the lists have of an institution. */
export async function findCoursesOf(db: Database, instituteId: number) {
  return db
    .select({
      id: rankCourses.id,
      name: rankCourses.name,
      streamId: rankCourses.streamId,
      exam: rankColleges.exam,
      code: rankColleges.code,
      college: rankColleges.name,
      place: rankColleges.place,
    })
    .from(rankCourses)
    .innerJoin(rankColleges, eq(rankColleges.id, rankCourses.collegeId))
    .where(
      sql`${rankColleges.instituteId} = ${instituteId} or exists (select from ${importedRecords}
        where ${importedRecords.instituteId} = ${instituteId} and ${recordOfCollege})`,
    )
    .orderBy(asc(rankCourses.name), asc(rankColleges.code))
}
