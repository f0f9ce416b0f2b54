import { eq, inArray, sql } from 'drizzle-orm'
import { answerFamily, type ListRow } from '@/provider/closing-ranks/answers'
import type { Standing } from '@/provider/closing-ranks/find-chances'
import { type CellRow, findCells, recordOfCollege } from '@/provider/closing-ranks/store'
import { rankColleges, rankCourses } from '@/provider/closing-ranks/tables'
import { placeText } from '@/provider/directory/names-by-language'
import { cities, districts, importedRecords, institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

async function findDetails(db: Database, courseIds: number[]) {
  if (courseIds.length === 0) return []
  return db
    .select({
      courseId: rankCourses.id,
      course: rankCourses.name,
      streamId: rankCourses.streamId,
      college: { code: rankColleges.code, name: rankColleges.name, place: rankColleges.place },
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

export type Asking = { rank: number; categories: readonly string[]; year: number; lists: ReadonlyMap<number, ListRow> }

/**
 * Courses with all that is told of them, in the order in which they are given.
 * @param tellApart finds what tells institutions apart from others of their names
 */
export async function describeChances(
  db: Database,
  standings: readonly Standing[],
  { rank, categories, year, lists }: Asking,
  tellApart: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>,
) {
  /** The cell that the standing speaks of: of two that are alike the first category's counts. */
  const isTold = ({ list_id, rank: closed }: CellRow, { round, enough, furthest }: Standing) => {
    const list = lists.get(list_id)
    return list?.year === year && (round === null || list.round === round) && closed === (enough ?? furthest)
  }
  const ids = standings.map(({ course_id }) => course_id)
  const [found, cells] = await Promise.all([findDetails(db, ids), findCells(db, ids, categories)])
  const apart = await tellApart(found.flatMap(({ instituteId }) => instituteId ?? []))
  const details = new Map(found.map((each) => [each.courseId, each]))
  const cellsOf = new Map<number, CellRow[]>()
  for (const cell of cells) cellsOf.set(cell.course_id, [...(cellsOf.get(cell.course_id) ?? []), cell])
  return standings.flatMap((standing) => {
    const detail = details.get(standing.course_id)
    if (detail === undefined) return []
    const of = cellsOf.get(standing.course_id) ?? []
    const category = categories.find((code) => of.some((cell) => cell.category === code && isTold(cell, standing)))
    const own = of.filter((cell) => cell.category === category)
    return {
      institute: answerInstitute(detail, apart),
      college: detail.college,
      course: { en: detail.course },
      course_family: answerFamily(detail.streamId),
      fee: standing.fee,
      is_residential: standing.is_residential,
      category: category ?? null,
      ranks: answerRanks(own, lists, year),
      round: standing.round,
      margin: standing.enough === null ? null : standing.enough - rank,
      short_by: standing.enough === null ? rank - standing.furthest : null,
    }
  })
}
