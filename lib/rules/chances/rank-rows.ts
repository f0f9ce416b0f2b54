import type { ChanceRound, ClosingRank } from '@/lib/contract/closing-ranks/chances'
import type { RankCategory } from '@/lib/contract/closing-ranks/lists'
import type { InstituteRanks } from '@/lib/contract/closing-ranks/institute-ranks'
import { readCode } from './open-categories'

const FIGURES = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 5 })

/** A rank as it stands in the list: "21,400", "7,871.03125". */
export const sayRank = (rank: number) => FIGURES.format(rank)

/** The closing ranks of a year, by round. */
export type YearOfRanks = { year: number; ranks: ClosingRank[] }

/** By year, in the order in which they come, and by round within it. */
export function byYear(ranks: readonly ClosingRank[]): YearOfRanks[] {
  const years = new Map<number, ClosingRank[]>()
  for (const rank of ranks) years.set(rank.year, [...(years.get(rank.year) ?? []), rank])
  return [...years].map(([year, own]) => ({ year, ranks: own.sort((a, b) => a.round - b.round) }))
}

/** How far closing ranks moved: between two rounds of a year, or between the last rounds of two years; `by` over zero is further. */
export type Move =
  | { kind: 'rounds'; from: number; to: number; year: number; by: number }
  | { kind: 'years'; from: number; to: number; round: number; by: number }

/** Within the first year, and to it from the nearest one before it that there is, in the last round that both have. */
export function movesOf([first, ...others]: readonly YearOfRanks[]): Move[] {
  const [begin, end] = [first?.ranks[0], first?.ranks.at(-1)]
  if (first === undefined || begin === undefined || end === undefined) return []
  const within: Move[] =
    begin.round === end.round
      ? []
      : [{ kind: 'rounds', from: begin.round, to: end.round, year: first.year, by: end.rank - begin.rank }]
  const [second] = others.filter(({ year }) => year < first.year).toSorted((a, b) => b.year - a.year)
  const before = second?.ranks.findLast(({ round }) => first.ranks.some((rank) => rank.round === round))
  const now = first.ranks.find(({ round }) => round === before?.round)
  if (second === undefined || before === undefined || now === undefined) return within
  return [...within, { kind: 'years', from: second.year, to: first.year, round: now.round, by: now.rank - before.rank }]
}

type YearOfInstitute = InstituteRanks[number]['years'][number]
type Ranked = YearOfInstitute['courses'][number]
/** In a round: a rank and its page; or none, and whether that says that nobody was admitted. */
type RankCell = { rank: number; page: number | null } | { rank: null; isNobody: boolean }
/** One course and one category, round by round. */
export type RankLine = { category: string; rounds: RankCell[] }

/**
 * Whether a list says that nobody was admitted: it has the category, and a row of the course was taken. Otherwise it is not among
 * our lists (Kalyana-Karnataka's are published apart), or the row was rejected.
 */
function saysNobody({ lists, courses }: YearOfInstitute, course: Ranked, code: string, round: number): boolean {
  const isOf = (id: string) => (cell: Ranked['ranks'][number]) => cell.list === id
  const has = ({ id, categories }: YearOfInstitute['lists'][number]) =>
    categories.length > 0
      ? categories.includes(code)
      : courses.some(({ ranks }) => ranks.filter(isOf(id)).some(({ category }) => category === code))
  const hasRow = ({ id }: YearOfInstitute['lists'][number]) =>
    course.emptyLists.includes(id) || course.ranks.some(isOf(id))
  return lists.some((list) => list.round === round && has(list) && hasRow(list))
}

/** The lines of a course, in the order of the year's categories; none for a category without a rank. */
export function linesOf(year: YearOfInstitute, course: Ranked): RankLine[] {
  const rounds = roundsOf(year.lists)
  return year.categories.flatMap(({ code }): RankLine[] => {
    const own = course.ranks.filter(({ category }) => category === code)
    if (own.length === 0) return []
    const at = (round: number): RankCell =>
      own.find((cell) => cell.round === round) ?? { rank: null, isNobody: saysNobody(year, course, code, round) }
    return [{ category: code, rounds: rounds.map(at) }]
  })
}

/** A course of a year with its lines, by which it stands in each of its tables. */
export type RankedCourse = { course: Ranked; lines: RankLine[] }

export const rankedCourses = (year: YearOfInstitute): RankedCourse[] =>
  year.courses.map((course) => ({ course, lines: linesOf(year, course) }))

/** The courses that have a rank in a category, each with its line. */
export function coursesWith(ranked: readonly RankedCourse[], code: string): { course: Ranked; line: RankLine }[] {
  return ranked.flatMap(({ course, lines }) => {
    const line = lines.find(({ category }) => category === code)
    return line === undefined ? [] : [{ course, line }]
  })
}

/** The rounds of a year, each once: Kalyana-Karnataka's list of a round stands apart from the other. */
export function roundsOf(lists: readonly { round: number }[]): number[] {
  return [...new Set(lists.map(({ round }) => round))].sort((a, b) => a - b)
}

type Listed = { round: number; categories: readonly string[] }

/** The rounds up to the last of which no list is there that has one of these codes. */
function missingRounds(lists: readonly Listed[], codes: readonly string[]): number[] {
  const isOfThese = ({ categories }: Listed) =>
    categories.length === 0 || codes.some((code) => categories.includes(code))
  const there = roundsOf(lists.filter(isOfThese))
  const last = Math.max(0, ...lists.map(({ round }) => round))
  return Array.from({ length: last }, (_, index) => index + 1).filter((round) => !there.includes(round))
}

/** A round of which a list is not there: `regional` that of Kalyana-Karnataka, `rest` the other, `all` whatever somebody may have of it. */
export type MissingList = { round: number; of: 'all' | 'regional' | 'rest' }

/**
 * The lists of a year that are not there, of those in which the seats stand that somebody may have. Kalyana-Karnataka's are published
 * apart, and its people may have the others' seats as well: of them a round is known where both are there.
 * @param code their own @param also of the other seats that are open to them
 */
export function missingLists(lists: readonly Listed[], code: string, also: readonly string[]): MissingList[] {
  const isRegional = (each: string) => readCode(each)?.isRegional === true
  const missingOf = (regional: boolean) =>
    missingRounds(
      lists,
      [code, ...also].filter((each) => isRegional(each) === regional),
    )
  const rest = missingOf(false)
  if (!isRegional(code)) return rest.map((round) => ({ round, of: 'all' }))
  const regional = missingOf(true)
  const rounds = [...new Set([...rest, ...regional])].sort((a, b) => a - b)
  const of = (round: number) => (!rest.includes(round) ? 'regional' : regional.includes(round) ? 'all' : 'rest')
  return rounds.map((round) => ({ round, of: of(round) }))
}

/** Those of the year that is asked about. */
export function missingOf(
  { year, category, also }: { year: number; category: RankCategory; also: readonly RankCategory[] },
  lists: readonly (Listed & { year: number })[],
): MissingList[] {
  const codes = also.map(({ code }) => code)
  return missingLists(
    lists.filter((list) => list.year === year),
    category.code,
    codes,
  )
}

/**
 * Of a round: by how much a rank was enough or was not (`shortOfOurs`: in the lists that we have, where another one of the
 * round is not there, or lacks the course), that nobody got a seat, or that this is not known.
 */
type RoundClosed = {
  round: number
  by: number
  rank: number
  page: number | null
  list: string | null
  category: string | null
}
export type RoundSaid =
  ({ kind: 'enough' | 'short' | 'shortOfOurs' } & RoundClosed) | { kind: 'nobody' | 'unknown'; round: number }

/**
 * What each round says to somebody with a rank.
 * @param missing rounds of which one of the lists is not there: in it more seats may stand
 */
export function sayRounds(rounds: readonly ChanceRound[], own: number, missing: readonly MissingList[]): RoundSaid[] {
  return rounds.map(({ round, rank, isWhole: hasCourse, ...where }): RoundSaid => {
    const isWhole = hasCourse && !missing.some((each) => each.round === round)
    if (rank === null) return { round, kind: isWhole ? 'nobody' : 'unknown' }
    const by = rank - own
    return { round, kind: by >= 0 ? 'enough' : isWhole ? 'short' : 'shortOfOurs', by: Math.abs(by), rank, ...where }
  })
}

/** Whether a code says nothing of itself. A provider may name a category and explain none of its parts. */
export const isUnexplained = ({ code, name, category }: RankCategory) => category === null && name.en === code
