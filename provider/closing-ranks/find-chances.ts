import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { findColleges } from '@/provider/closing-ranks/exam-colleges'
import { typeOfExam } from '@/provider/closing-ranks/exams'
import { findOwnFees, findSeatFees } from '@/provider/closing-ranks/seat-fees'
import { rankCells, rankCourses } from '@/provider/closing-ranks/tables'
import type { Range } from '@/lib/rules/costs/cost'
import { typeOfStream } from '@/provider/import/clean/stream'
import type { Database } from '@/provider/platform/database'

/** What is asked: of which lists, by the seats of which categories, with which rank. */
export type Asked = {
  exam: string
  lists: readonly { id: number; round: number }[]
  /** The first is that of who asks. */
  categories: readonly [string, ...string[]]
  rank: number
}

/**
 * A course beside the rank. `round` and `enough`: the earliest round in which the rank was enough by any category, and the furthest
 * closing rank there; `enough_in`: every such round; `furthest`: the furthest closing rank of all rounds. `is_residential`: as in the
 * directory, which says of no institution that it is not; `null`: nobody knows. `seat_fee`: what a seat costs there for the category
 * that asks, by the authority's sheet; where that has none, `own_fee`: what the college says of courses of this family.
 */
export type Standing = {
  course_id: number
  college_id: number
  stream_id: number | null
  district_id: number | null
  is_residential: boolean | null
  seat_fee: Range | null
  own_fee: Range | null
  furthest: number
  round: number | null
  enough: number | null
  enough_in: readonly number[]
}

const rowSchema = z.object({ course_id: z.number(), college_id: z.number(), stream_id: z.number().nullable() })

/** In which column of a row a round stands. */
type Closing = { round: number; column: string }

/** Where the rounds closed for each course, by the names of the courses. */
async function findClosings(db: Database, { lists, categories }: Asked, closings: readonly Closing[]) {
  const ids = (of: Asked['lists']) => of.map(({ id }) => id)
  // One plain maximum a round: an aggregate that finds the earliest by itself takes twice as long, and so does a list of numbers.
  const maxima = closings.map(({ round, column }) => {
    const own = ids(lists.filter((list) => list.round === round))
    return sql`max(${rankCells.rank}) filter (where ${inArray(rankCells.listId, own)}) as ${sql.raw(column)}`
  })
  const { rows } = await db.execute(sql`
    with standing as (
      select ${rankCells.courseId} as course_id, ${sql.join(maxima, sql`, `)}
      from ${rankCells}
      where ${inArray(rankCells.listId, ids(lists))} and ${inArray(rankCells.category, [...categories])}
      group by 1
    )
    select standing.*, ${rankCourses.collegeId} as college_id, ${rankCourses.streamId} as stream_id
    from standing join ${rankCourses} on ${rankCourses.id} = standing.course_id
    order by ${rankCourses.name}, standing.course_id`)
  return rows
}

/** Where a rank stands beside a row; a column that is no number closed with none of these seats. */
function placeRank(row: Record<string, unknown>, closings: readonly Closing[], rank: number) {
  const placed: Pick<Standing, 'furthest' | 'round' | 'enough'> & { enough_in: number[] } = {
    furthest: 0,
    round: null,
    enough: null,
    enough_in: [],
  }
  for (const { round, column } of closings) {
    const closed = row[column]
    if (typeof closed !== 'number') continue
    placed.furthest = Math.max(placed.furthest, closed)
    if (closed < rank) continue
    placed.round ??= round
    placed.enough ??= closed
    placed.enough_in.push(round)
  }
  return placed
}

/** Every course that has a closing rank in these lists, by the names of institution and course. */
export async function findStandings(db: Database, asked: Asked): Promise<Standing[]> {
  const { exam, lists, categories, rank } = asked
  const rounds = [...new Set(lists.map(({ round }) => round))].sort((a, b) => a - b)
  const closings = rounds.map((round, at) => ({ round, column: `closed_${at}` }))
  const [colleges, rows] = await Promise.all([findColleges(db, exam), findClosings(db, asked, closings)])
  const seatFees = await findSeatFees(db, { exam, code: categories[0], colleges })
  // A list of engineering has design and planning, too, of which its sheet says nothing.
  const type = typeOfExam(exam)
  const isOfSheet = (streamId: number | null) => type === null || streamId === null || typeOfStream(streamId) === type
  const taught = rows.map((row) => rowSchema.parse(row))
  const besides = new Set(taught.flatMap(({ college_id, stream_id }) => (isOfSheet(stream_id) ? [] : college_id)))
  const ownFees = await findOwnFees(
    db,
    colleges.filter(({ id }) => !seatFees.has(id) || besides.has(id)),
  )
  const byCollege = new Map(colleges.map((college) => [college.id, { college, standings: new Array<Standing>() }]))
  // Thousands of rows: each makes as few objects as can be, for collecting these took longer than all else here.
  for (const [at, { course_id, college_id, stream_id }] of taught.entries()) {
    const own = byCollege.get(college_id)
    if (own === undefined) continue
    const { districtId, instituteId, isResidential } = own.college
    const seatFee = isOfSheet(stream_id) ? (seatFees.get(college_id) ?? null) : null
    const { furthest, round, enough, enough_in } = placeRank(rows[at] ?? {}, closings, rank)
    own.standings.push({
      course_id,
      college_id,
      stream_id,
      district_id: districtId,
      is_residential: isResidential,
      seat_fee: seatFee,
      own_fee: seatFee === null ? (ownFees.get(instituteId)?.get(stream_id) ?? null) : null,
      furthest,
      round,
      enough,
      enough_in,
    })
  }
  return [...byCollege.values()].flatMap(({ standings }) => standings)
}
