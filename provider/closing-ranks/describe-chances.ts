import { eq, inArray, sql } from 'drizzle-orm'
import { answerFamily, type ListRow } from '@/provider/closing-ranks/answers'
import type { Standing } from '@/provider/closing-ranks/find-chances'
import { type CellRow, findCells, findCellsOf, findStanding, recordOfCollege } from '@/provider/closing-ranks/store'
import { rankColleges, rankCourses } from '@/provider/closing-ranks/tables'
import { placeText } from '@/provider/directory/names-by-language'
import { cities, districts, importedRecords, institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

/** Whether the institution has another code in the lists of the same exam. */
const findOtherCode = sql`exists (select from rank_colleges other left join imported_records record
  on record.source = 'ranks:' || other.exam and record.external_id = other.code
  where other.exam = ${rankColleges.exam} and other.id <> ${rankColleges.id}
    and coalesce(other.institute_id, record.institute_id) = ${institutes.id})`

async function findDetails(db: Database, courseIds: number[]) {
  if (courseIds.length === 0) return []
  return db
    .select({
      courseId: rankCourses.id,
      course: rankCourses.name,
      streamId: rankCourses.streamId,
      college: { code: rankColleges.code, name: rankColleges.name, place: rankColleges.place },
      severalCodes: sql<boolean>`${findOtherCode}`,
      instituteId: institutes.id,
      name: institutes.name,
      city: cities.name,
      district: districts.name,
    })
    .from(rankCourses)
    .innerJoin(rankColleges, eq(rankColleges.id, rankCourses.collegeId))
    .leftJoin(importedRecords, recordOfCollege)
    .leftJoin(institutes, sql`${institutes.id} = coalesce(${rankColleges.instituteId}, ${importedRecords.instituteId})`)
    .leftJoin(cities, eq(cities.id, institutes.cityId))
    .leftJoin(districts, eq(districts.id, institutes.districtId))
    .where(inArray(rankCourses.id, courseIds))
}
type Details = Awaited<ReturnType<typeof findDetails>>[number]

/** Ranks with the lists in which they stand: those of the asked year first, then the latest, by round. */
function answerRanks(cells: readonly CellRow[], lists: ReadonlyMap<number, ListRow>, year: number) {
  const known = cells.flatMap(({ list_id, rank, page }) => {
    const list = lists.get(list_id)
    return list === undefined ? [] : { list: String(list_id), year: list.year, round: list.round, rank, page }
  })
  const age = (each: number) => (each === year ? 0 : 10_000 - each)
  return known.sort((a, b) => age(a.year) - age(b.year) || a.round - b.round)
}

function answerInstitute({ instituteId, name, city, district }: Details, tellApart: ReadonlyMap<number, string>) {
  if (instituteId === null || name === null) return null
  const disambiguation = tellApart.get(instituteId) ?? null
  return { id: String(instituteId), name, disambiguation, city: placeText(city), district: placeText(district) }
}

export type Asking = {
  rank: number
  /** Of two by which a course is told alike the first counts. */
  categories: readonly string[]
  year: number
  lists: ReadonlyMap<number, ListRow>
  /** Those of the year that have one of the categories. */
  having: readonly ListRow[]
}

type CellsOf = ReadonlyMap<number, readonly CellRow[]>

function byCourse(cells: readonly CellRow[]): CellsOf {
  const found = new Map<number, CellRow[]>()
  for (const cell of cells) {
    const own = found.get(cell.course_id)
    if (own === undefined) found.set(cell.course_id, [cell])
    else own.push(cell)
  }
  return found
}

/** By which category each course is told: the one that has the closing rank of which its standing speaks. */
function findSeats(standings: readonly Standing[], cells: CellsOf, { categories, lists }: Asking) {
  const seats = new Map<number, string>()
  for (const { course_id, round, enough, furthest } of standings) {
    const told = (cells.get(course_id) ?? []).filter(
      (cell) => cell.rank === (enough ?? furthest) && (round === null || lists.get(cell.list_id)?.round === round),
    )
    const seat = categories.find((code) => told.some(({ category }) => category === code))
    if (seat !== undefined) seats.set(course_id, seat)
  }
  return seats
}

/** What each round says of each course, by the seat that closed furthest, of two alike the one that is asked first. */
async function findRounds(
  db: Database,
  standings: readonly Standing[],
  cells: CellsOf,
  { categories, having }: Asking,
) {
  const place = ({ category }: CellRow) => categories.indexOf(category)
  const numbers = [...new Set(having.map(({ round }) => round))].sort((a, b) => a - b)
  const told = standings.flatMap(({ course_id: courseId }) =>
    numbers.map((round) => {
      const lists = having.filter((list) => list.round === round)
      const own = (cells.get(courseId) ?? []).filter((cell) => lists.some(({ id }) => id === cell.list_id))
      const [furthest] = own.sort((a, b) => b.rank - a.rank || place(a) - place(b))
      return { courseId, round, lists, furthest }
    }),
  )
  // One list that has a rank of the course has the course.
  const asked = told.filter(({ furthest, lists }) => furthest === undefined || lists.length > 1)
  const standing = await findStanding(
    db,
    asked.flatMap(({ courseId, lists }) => lists.map((list) => ({ courseId, list }))),
  )
  return told.map(({ courseId, round, lists, furthest }) => ({
    courseId,
    round,
    category: furthest?.category ?? null,
    list: furthest === undefined ? null : String(furthest.list_id),
    rank: furthest?.rank ?? null,
    page: furthest?.page ?? null,
    // Where one of several lists of a round lacks the course, nothing is known of its seats.
    is_whole: lists.every(({ id }) => furthest?.list_id === id || standing.has(`${courseId} ${id}`)),
  }))
}

/**
 * Courses with all that is told of them, in the order in which they are given.
 * @param tellApart finds what tells institutions apart from others of their names
 */
export async function describeChances(
  db: Database,
  standings: readonly Standing[],
  asking: Asking,
  tellApart: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>,
) {
  const { rank, year, lists, having, categories } = asking
  const ids = standings.map(({ course_id }) => course_id)
  const of = { listIds: having.map(({ id }) => id), categories: [...categories] }
  const [found, told] = await Promise.all([findDetails(db, ids), findCells(db, ids, of)])
  const ofYear = byCourse(told)
  const seats = findSeats(standings, ofYear, asking)
  const [cells, rounds] = await Promise.all([findCellsOf(db, seats), findRounds(db, standings, ofYear, asking)])
  const apart = await tellApart(found.flatMap(({ instituteId }) => instituteId ?? []))
  const details = new Map(found.map((each) => [each.courseId, each]))
  const cellsOf = byCourse(cells)
  return standings.flatMap((standing) => {
    const detail = details.get(standing.course_id)
    if (detail === undefined) return []
    return {
      institute: answerInstitute(detail, apart),
      college: detail.college,
      several_codes: detail.severalCodes,
      course: { en: detail.course },
      course_family: answerFamily(detail.streamId),
      fee: standing.own_fee?.from ?? null,
      seat_fee: standing.seat_fee,
      is_residential: standing.is_residential,
      category: seats.get(standing.course_id) ?? null,
      ranks: answerRanks(cellsOf.get(standing.course_id) ?? [], lists, year),
      rounds: rounds.flatMap(({ courseId, ...round }) => (courseId === standing.course_id ? round : [])),
      round: standing.round,
      margin: standing.enough === null ? null : standing.enough - rank,
      short_by: standing.enough === null ? rank - standing.furthest : null,
    }
  })
}
