import { and, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import {
  COLLEGE_OBSTACLES,
  COLLEGE_STATES,
  type COLLEGE_ACTIONS,
  type CollegeObstacle,
  type CollegeState,
} from '@/lib/contract/desk/rank-college'
import { ranksSource } from '@/provider/closing-ranks/exams'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { containing } from '@/provider/desk/store/audit'
import { listInstitutions } from '@/provider/desk/store/institution-list'
import { cities, districts, institutes, instituteTypes } from '@/provider/directory/store/schema'
import { kindText, placeText } from '@/provider/directory/names-by-language'
import {
  auditCollege,
  type College,
  COLLEGES,
  collegeSchema,
  leaveCollege,
  readDraft,
  tieCollege,
  undoCollege,
} from '@/provider/import/matches/colleges'
import { MatchError } from '@/provider/import/matches/match-error'
import { compare } from '@/provider/import/matching/compare'
import { Frequencies } from '@/provider/import/matching/frequencies'
import { profileOf } from '@/provider/import/matching/profile'
import { sayFields, sharesName } from '@/provider/import/matching/say'
import { listRecordedOf } from '@/provider/import/store/drafts'
import { type Database, poolUnder } from '@/provider/platform/database'

/** So many institutions of a search are offered. */
const MAX_OFFERED = 10

export type CollegeQuery = { state: CollegeState | undefined; exam: string | undefined; q: string | undefined }

/** Narrows `COLLEGES`, but for how they stand. */
const FOUND = `select * from (${COLLEGES}) as c
  where ($1::text is null or exam = $1) and ($2::text is null or name ilike $2 or code ilike $2)`
const patternOf = (q: string | undefined) => (q === undefined ? null : containing(q))

const examSchema = z.object({ exam: z.string(), count: z.number() })
const stateSchema = z.object({ state: z.enum(COLLEGE_STATES), count: z.number() })

/** How many colleges each exam's lists have, and of what is asked for how many stand how. */
export async function countColleges(db: Database, { exam, q }: CollegeQuery) {
  const { pool } = poolUnder(db)
  const exams = await pool.query(`select exam, count(*)::int from (${COLLEGES}) as c group by 1 order by 1`)
  const states = await pool.query(`select state, count(*)::int from (${FOUND}) as c group by 1`, [
    exam ?? null,
    patternOf(q),
  ])
  const counted = new Map(
    states.rows.map((row: unknown) => {
      const { state, count } = stateSchema.parse(row)
      return [state, count]
    }),
  )
  return {
    exams: exams.rows.map((row: unknown) => examSchema.parse(row)),
    states: COLLEGE_STATES.map((name) => ({ name, count: counted.get(name) ?? 0 })),
  }
}

const countedSchema = z.object({ courses: z.number(), ranks: z.number() })
export type CountedCollege = College & z.output<typeof countedSchema>

/** With how many courses and ranks its lists have of it, which are counted for those alone that are shown. */
const COUNTED = `select c.*, k.courses, k.ranks from c
  cross join lateral (select count(distinct k.id)::int as courses, count(n.course_id)::int as ranks
    from rank_courses k left join rank_cells n on n.course_id = k.id where k.college_id = c.id) k`

/** A page of the colleges that stand so, by exam and code. */
export async function listColleges(db: Database, query: CollegeQuery, page: number, limit: number) {
  const { rows } = await poolUnder(db).pool.query(
    `with c as (${FOUND} and ($3::text is null or state = $3) order by exam, code limit $4 offset $5)
     ${COUNTED} order by c.exam, c.code`,
    [query.exam ?? null, patternOf(query.q), query.state ?? null, limit, (page - 1) * limit],
  )
  return rows.map((row: unknown) => collegeSchema.extend(countedSchema.shape).parse(row))
}

const listSchema = z.object({ title: z.string(), year: z.number(), round: z.number() })

/** A college with the lists that have it. */
export async function getCollege(db: Database, id: number) {
  const { pool } = poolUnder(db)
  const { rows } = await pool.query(`with c as (select * from (${COLLEGES}) as c where id = $1) ${COUNTED}`, [id])
  if (rows[0] === undefined) return null
  const lists = await pool.query(
    `select title, year, round from rank_lists where id in (
       select n.list_id from (select list_id, course_id from rank_cells union all select list_id, course_id from rank_empty_rows) n
       join rank_courses k on k.id = n.course_id where k.college_id = $1)
     order by year desc, round, region`,
    [id],
  )
  return {
    college: collegeSchema.extend(countedSchema.shape).parse(rows[0]),
    lists: lists.rows.map((row: unknown) => listSchema.parse(row)),
  }
}

/** What speaks for each institution being the college, by what their lists say of them; the likeliest first. */
async function compareAll(db: Database, college: College, ids: readonly number[]) {
  const { pool } = poolUnder(db)
  const own = profileOf(await readDraft(pool, college))
  // Compared apart from all others no word is a common one.
  const frequencies = new Frequencies()
  const best = new Map<number, { weight: number; why: string; isNamed: boolean }>()
  for (const { instituteId, draft } of await listRecordedOf(pool, ids)) {
    // What it was tied by speaks for nothing.
    if (draft.source === ranksSource(college.exam) && draft.externalId === college.code) continue
    const compared = compare(own, profileOf(draft), frequencies)
    if (compared.weight > (best.get(instituteId)?.weight ?? -Infinity))
      best.set(instituteId, { weight: compared.weight, why: sayFields(compared), isNamed: sharesName(compared) })
  }
  return best
}

/**
 * The institutions that a college may be: those that a search finds; without one those among which its import doubted,
 * else those that the directory's search finds by its name, and that share a word of it.
 */
export async function findCandidates(db: Database, college: College, q: string | undefined) {
  const doubted = new Map(
    q === undefined ? college.candidates.map(({ instituteId, why }) => [instituteId, why] as const) : [],
  )
  const found = doubted.size > 0 ? [...doubted.keys()] : await searchFor(db, q ?? college.name)
  if (found.length === 0) return []
  const compared = doubted.size > 0 ? null : await compareAll(db, college, found)
  const rows = await db
    .select({
      ...{ id: institutes.id, name: institutes.name, address: institutes.address1, typeId: institutes.typeId },
      ...{ category: instituteTypes.name, district: districts.name, city: cities.name },
    })
    .from(institutes)
    .innerJoin(instituteTypes, eq(instituteTypes.id, institutes.typeId))
    .leftJoin(cities, eq(cities.id, institutes.cityId))
    .leftJoin(districts, eq(districts.id, institutes.districtId))
    .where(and(inArray(institutes.id, found), isNull(institutes.retiredAt)))
  const place = (id: number) => found.indexOf(id)
  const weight = (id: number) => compared?.get(id)?.weight ?? -Infinity
  const isOffered = (id: number) => q !== undefined || compared === null || compared.get(id)?.isNamed === true
  return rows
    .filter(({ id }) => isOffered(id))
    .sort((a, b) => weight(b.id) - weight(a.id) || place(a.id) - place(b.id))
    .map(({ typeId, category, district, city, ...row }) => ({
      ...row,
      category: kindText({ id: typeId, name: category }),
      ...{ district: placeText(district), city: placeText(city) },
      why: doubted.get(row.id) ?? compared?.get(row.id)?.why ?? '',
    }))
}

async function searchFor(db: Database, q: string): Promise<number[]> {
  const none = { typeIds: undefined, districtIds: undefined, without: undefined, sort: undefined }
  const { rows } = await listInstitutions(db, { ...none, q, page: 1, limit: MAX_OFFERED })
  return rows.map(({ id }) => id)
}

/** `institutions`: of which the website is told. */
export type CollegeOutcome =
  { kind: 'done'; institutions: number[] } | { kind: 'importing' | 'changed' | CollegeObstacle }

const isThere = async (db: Database, id: number) => (await db.$count(institutes, eq(institutes.id, id))) > 0

type Said = {
  version: string
  action: (typeof COLLEGE_ACTIONS)[number]
  /** Of `tie`; no institution has the number 0. */
  instituteId: number
}

/** Ties a college to an institution, says that it is none, or undoes that, by the engine of `npm run matches`. */
export async function sayOfCollege(
  db: Database,
  account: DeskAccount,
  { exam, code }: Pick<College, 'exam' | 'code'>,
  { version, action, instituteId }: Said,
  now: Date,
): Promise<CollegeOutcome> {
  if (action === 'tie' && !(await isThere(db, instituteId))) return { kind: 'unknown' }
  const asked = { source: ranksSource(exam), externalId: code, version }
  const target = poolUnder(db)
  const noted = auditCollege(asked, account, now)
  try {
    const { before, after } = await (action === 'tie'
      ? tieCollege(target, asked, instituteId, noted)
      : (action === 'none' ? leaveCollege : undoCollege)(target, asked, noted))
    return { kind: 'done', institutions: [before, after].flatMap(({ institution }) => institution ?? []) }
  } catch (error) {
    if (!(error instanceof MatchError)) throw error
    const obstacle = COLLEGE_OBSTACLES.find((each) => each === error.reason)
    return { kind: error.reason === 'importing' ? 'importing' : (obstacle ?? 'changed') }
  }
}
