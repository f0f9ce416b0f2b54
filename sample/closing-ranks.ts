import { eq, sql } from 'drizzle-orm'
import { rankCells, rankColleges, rankCourses, rankLists } from '@/provider/closing-ranks/tables'
import { institutes } from '@/provider/directory/store/schema'
import { streamId } from '@/provider/import/clean/stream'
import type { Database } from '@/provider/platform/database'
import { SAMPLE } from '@/sample/directory'

/** Invented lists of closing ranks, of an exam that there is not: two years, and rounds as the real ones have them. */

export const EXAM = 'sample-cet'
const LISTS = [
  { year: 2025, round: 1, dated: '2025-08-04' },
  { year: 2025, round: 2, dated: '2025-08-25' },
  { year: 2025, round: 3, dated: '2025-09-11' },
  { year: 2024, round: 1, dated: '2024-08-12' },
  { year: 2024, round: 2, dated: '2024-09-02' },
] as const

/** How much further than general merit a category goes. */
const CATEGORIES: Readonly<Record<string, number>> = {
  '1G': 1.5, '1K': 2.1, '1R': 1.7, '2AG': 1.3, '2AK': 1.8, '2AR': 1.4, '2BG': 1.7, '2BK': 2.4, '2BR': 1.9,
  '3AG': 1.1, '3AK': 1.6, '3AR': 1.25, '3BG': 1.1, '3BK': 1.6, '3BR': 1.3, GM: 1, GMK: 1.5, GMR: 1.15,
  SCG: 3.2, SCK: 4, SCR: 3.6, STG: 2.8, STK: 3.7, STR: 3,
} // prettier-ignore
/** The seats of Kalyana-Karnataka, which a college of that region has besides. */
const REGIONAL: Readonly<Record<string, number>> = { GMH: 2.2, '1H': 2.8, '2AH': 2.5, '3BH': 2.4, SCH: 4.6, STH: 4.1 }
/** Ballari, Bidar, Kalaburagi, Koppal, Raichur, Yadgir and Vijayanagara. */
const KALYANA_KARNATAKA = new Set([528, 529, 538, 543, 546, 635, 738])

/** A number from 0 to 1 that is the same for the same words. */
function chance(...words: readonly (string | number)[]): number {
  let hash = 2_166_136_261
  for (const letter of words.join('|')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return ((hash >>> 0) % 10_007) / 10_007
}

/** The rank with which a category closes; `null` where nobody was admitted. */
function closing(college: string, course: string, category: string, year: number, round: number): number | null {
  const further = CATEGORIES[category] ?? REGIONAL[category] ?? 1
  if (chance(college, course, category, year, 'empty') < (category.endsWith('K') ? 0.6 : further > 2.9 ? 0.25 : 0.08))
    return null
  const wanted = 4_000 + chance(college) * 45_000 + chance(course) * 30_000
  const moved = 1 + (round - 1) * (0.12 + chance(college, course, round) * 0.3)
  const spread = 0.9 + chance(college, course, category) * 0.25 + (year === 2024 ? chance(course, 'year') * 0.1 : 0)
  const rank = Math.round(wanted * further * moved * spread)
  return chance(college, course, category, round, 'half') < 0.06 ? rank + 0.5 : rank
}

type Row = { college: string; course: string; stream: string; districtId: number; page: number }

/** The degree courses of the sample's engineering colleges. */
const ROWS: readonly Row[] = SAMPLE.filter(({ type }) => type === 'engineering').flatMap(({ sample }, at) =>
  (sample.courses ?? [])
    .filter(({ category }) => category === 'Bachelor of Engineering')
    .flatMap(({ list }) =>
      list.map(([course, , , stream]) => ({
        college: sample.name,
        course,
        stream,
        districtId: sample.at[0],
        page: Math.floor(at / 3) + 1,
      })),
    ),
)

function cellsOf({ college, course, districtId }: Row, year: number, round: number) {
  const codes = [...Object.keys(CATEGORIES), ...(KALYANA_KARNATAKA.has(districtId) ? Object.keys(REGIONAL) : [])]
  return codes.flatMap((category) => {
    const rank = closing(college, course, category, year, round)
    return rank === null ? [] : { category, rank }
  })
}

/** Takes the invented lists away. */
export async function removeSampleRanks(db: Database): Promise<void> {
  await db.delete(rankLists).where(eq(rankLists.isSample, true))
  await db.delete(rankColleges).where(eq(rankColleges.exam, EXAM))
}

/** Colleges of the lists, each with its institution; one is left without, as happens. */
async function addColleges(db: Database) {
  const names = [...new Set(ROWS.map(({ college }) => college))]
  const found = await db
    .select({ id: institutes.id, name: sql<string>`${institutes.name} ->> 'en'` })
    .from(institutes)
    .where(eq(institutes.isSample, true))
  const ids = new Map(found.map(({ id, name }) => [name, id]))
  const rows = names.map((name, at) => ({
    exam: EXAM,
    code: `S${String(at + 1).padStart(3, '0')}`,
    name,
    districtId: ROWS.find(({ college }) => college === name)?.districtId ?? null,
    instituteId: at === names.length - 1 ? null : (ids.get(name) ?? null),
  }))
  const stored = await db.insert(rankColleges).values(rows).returning({ id: rankColleges.id, name: rankColleges.name })
  return new Map(stored.map(({ id, name }) => [name, id]))
}

async function addCourses(db: Database, colleges: ReadonlyMap<string, number>) {
  const rows = ROWS.flatMap(({ college, course, stream }) => {
    const collegeId = colleges.get(college)
    return collegeId === undefined ? [] : { collegeId, name: course, streamId: streamId('engineering', stream) }
  })
  const stored = await db.insert(rankCourses).values(rows).returning()
  return new Map(stored.map(({ id, collegeId, name }) => [`${collegeId} ${name}`, id]))
}

/** Adds the invented lists; the sample's institutions are there, and no invented list is. */
export async function addSampleRanks(db: Database): Promise<void> {
  const colleges = await addColleges(db)
  const courses = await addCourses(db, colleges)
  for (const { year, round, dated } of LISTS) {
    const cells = ROWS.flatMap((row) => {
      const courseId = courses.get(`${colleges.get(row.college)} ${row.course}`)
      return courseId === undefined
        ? []
        : cellsOf(row, year, round).map((cell) => ({ ...cell, courseId, page: row.page }))
    })
    const [list] = await db
      .insert(rankLists)
      .values({
        exam: EXAM,
        year,
        round,
        title: `Sample CET ${year}, round ${round} (invented)`,
        dated,
        categories: [...new Set(cells.map(({ category }) => category))],
        fingerprint: 'sample',
        readAt: new Date(),
        isSample: true,
      })
      .returning({ id: rankLists.id })
    if (list !== undefined) await db.insert(rankCells).values(cells.map((cell) => ({ ...cell, listId: list.id })))
  }
}
