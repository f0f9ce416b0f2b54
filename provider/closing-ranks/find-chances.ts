import { inArray, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { findSeatFees } from '@/provider/closing-ranks/seat-fees'
import { recordOfCollege } from '@/provider/closing-ranks/store'
import { rankCells, rankColleges, rankCourses } from '@/provider/closing-ranks/tables'
import type { Range } from '@/lib/rules/costs/cost'
import { courses, importedRecords, institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

/** More than any fee, and the most that its column holds. */
export const MAX_FEE = 2_147_483_647

/** What is asked: of which lists, by the seats of which categories, with which rank, at which yearly fee. */
export type Asked = {
  exam: string
  lists: readonly { id: number; round: number }[]
  /** The first is that of who asks. */
  categories: readonly [string, ...string[]]
  rank: number
  minFee: number
  maxFee: number
}

const rowSchema = z.object({
  course_id: z.number(),
  college_id: z.number(),
  stream_id: z.number().nullable(),
  district_id: z.number().nullable(),
  is_residential: z.boolean().nullable(),
  fee: z.number().nullable(),
  is_within_fees: z.boolean(),
  furthest: z.number(),
  round: z.number().nullable(),
  enough: z.number().nullable(),
  enough_in: z.array(z.number()),
})
/**
 * A course beside the rank. `round` and `enough`: the earliest round in which the rank was enough by any category, and the furthest
 * closing rank there; `enough_in`: every such round; `furthest`: the furthest closing rank of all rounds. `is_residential`: as in the
 * directory, which says of no institution that it is not; `null`: nobody knows. `seat_fee`: what a seat costs there for the category
 * that asks, by the authority's sheet.
 */
export type Standing = z.output<typeof rowSchema> & { seat_fee: Range | null }

/** Every course that has a closing rank in these lists, by the names of institution and course. */
export async function findStandings(db: Database, asked: Asked): Promise<Standing[]> {
  const { exam, lists, categories, rank, minFee, maxFee } = asked
  const rounds = [...new Set(lists.map(({ round }) => round))].sort((a, b) => a - b)
  const ids = (of: Asked['lists']) => of.map(({ id }) => id)
  // One plain maximum a round: an aggregate that finds the earliest by itself takes twice as long, and so does a list of numbers.
  const maxima = rounds.map((round, at) => {
    const own = ids(lists.filter((list) => list.round === round))
    return sql`max(${rankCells.rank}) filter (where ${inArray(rankCells.listId, own)}) as ${sql.raw(`closed_${at}`)}`
  })
  const closings = rounds.map((round, at) => ({ round, closed: sql.raw(`standing.closed_${at}`) }))
  const reaches = (closed: SQL) => sql`${closed} >= ${rank}::float8`
  const first = (said: (of: (typeof closings)[number]) => SQL) =>
    sql`case ${sql.join(
      closings.map((of) => sql`when ${reaches(of.closed)} then ${said(of)}`),
      sql` `,
    )} end`
  const query = sql`
    with standing as (
      select ${rankCells.courseId} as course_id, ${sql.join(maxima, sql`, `)}
      from ${rankCells}
      where ${inArray(rankCells.listId, ids(lists))} and ${inArray(rankCells.category, [...categories])}
      group by 1
    ), college as materialized (
      select ${rankColleges.id} as college_id, ${institutes.id} as institute_id, nullif(${institutes.isResidential}, false) as is_residential,
        coalesce(${institutes.districtId}, ${rankColleges.districtId}) as district_id,
        row_number() over (order by coalesce(${institutes.name} ->> 'en', ${rankColleges.name}), ${rankColleges.id}) as place
      from ${rankColleges} left join ${importedRecords} on ${recordOfCollege}
      left join ${institutes} on ${institutes.id} = coalesce(${rankColleges.instituteId}, ${importedRecords.instituteId})
      where ${rankColleges.exam} = ${exam}
    ), fees as (
      select ${courses.instituteId} as institute_id, min(${courses.fees}) as fee,
        bool_or(${courses.fees} >= ${Math.min(minFee, MAX_FEE)} and ${courses.fees} <= ${Math.min(maxFee, MAX_FEE)}) as is_within
      from ${courses} where ${courses.fees} is not null
        and ${courses.instituteId} in (select institute_id from college)
      group by 1
    )
    select standing.course_id, college.college_id, ${rankCourses.streamId} as stream_id, college.district_id, college.is_residential,
      fees.fee, coalesce(fees.is_within, false) as is_within_fees,
      greatest(${sql.join(
        closings.map(({ closed }) => closed),
        sql`, `,
      )}) as furthest,
      ${first(({ round }) => sql`${round}::int`)} as round, ${first(({ closed }) => closed)} as enough,
      array_remove(array[${sql.join(
        closings.map(({ round, closed }) => sql`case when ${reaches(closed)} then ${round}::int end`),
        sql`, `,
      )}], null) as enough_in
    from standing join ${rankCourses} on ${rankCourses.id} = standing.course_id
    join college on college.college_id = ${rankCourses.collegeId}
    left join fees on fees.institute_id = college.institute_id
    order by college.place, ${rankCourses.name}, standing.course_id`
  const [{ rows }, feeAt] = await Promise.all([db.execute(query), findSeatFees(db, exam, categories[0])])
  return rows.map((row) => {
    const read = rowSchema.parse(row)
    return { ...read, seat_fee: feeAt.get(read.college_id) ?? null }
  })
}
