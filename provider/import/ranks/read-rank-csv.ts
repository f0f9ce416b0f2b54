import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { OtherFile } from '@/provider/import/import-error'
import type { BrokenRow, RawRow } from '@/provider/import/draft'
import { presentText } from '@/provider/import/clean/text'
import { categoryWords } from '@/provider/closing-ranks/category-words'
import { OUR_WORDS } from '@/provider/closing-ranks/rank-words'
import { examId } from '@/provider/closing-ranks/exams'
import { isNobody, readRank, type BrokenRank, type ListedCourse, type RankFile, type RankList } from './rank-list'

/** The columns of our CSV of closing ranks (docs/admissions.md), in small letters; besides these, each category is one. */
const NEEDED = ['exam', 'year', 'round', 'college', 'course'] as const
const OTHERS = ['college_code', 'place', 'page', 'category', 'rank'] as const
const CATEGORY = /^[1-9A-Z][0-9A-Z]{0,5}$/
/** A heading is a category only where its words are known: "SEATS" and "FEES" look like codes, too. Others stand in `category`. */
const isKnown = (code: string) => categoryWords(OUR_WORDS, code).name.en !== code

/** A heading as a column is called. */
export function rankColumn(heading: string): string {
  const name = heading.trim().toLowerCase().replace(/\s+/g, '_')
  return [...NEEDED, ...OTHERS].find((column) => column === name) ?? heading.trim().toUpperCase()
}

/** Whether a heading is that of closing ranks. */
export function isRankHeading(columns: readonly string[]): boolean {
  const ours = columns.map(rankColumn)
  return NEEDED.every((column) => ours.includes(column))
}

type Values = RawRow['values']
type Read = {
  list: Omit<RankList, 'courses' | 'description'>
  course: ListedCourse
  name: string
  place: string | null
}

function wholeOf(value: unknown, least: number, most: number): number | null {
  const number = Number(presentText(value) ?? 'none')
  return Number.isInteger(number) && number >= least && number <= most ? number : null
}

const isCategory = (column: string) => CATEGORY.test(column) && isKnown(column)

/** The columns of a row that say something and are not looked at: of a row that names its category, those of other ranks are not. */
function unusedIn(values: Values): string[] {
  const isSingle = presentText(values.category) !== null
  const isUsed = (column: string) =>
    column === 'category' || column === 'rank'
      ? isSingle
      : [...NEEDED, ...OTHERS].some((each) => each === column) || (!isSingle && isCategory(column))
  return Object.keys(values).filter((column) => presentText(values[column]) !== null && !isUsed(column))
}

function ranksOf(values: Values): { category: string; rank: number }[] | string {
  const single = presentText(values.category)
  const named = Object.keys(values).filter(isCategory)
  const cells = single === null ? named.map((code) => [code, values[code]] as const) : [[single, values.rank] as const]
  if (cells.length === 0) return 'no column of a known category: other codes stand in "category", their ranks in "rank"'
  const ranks: { category: string; rank: number }[] = []
  for (const [code, value] of cells) {
    const category = code.toUpperCase().replace(/[\s-]/g, '')
    const text = presentText(value) ?? ''
    const rank = readRank(text)
    if (!CATEGORY.test(category)) return fillMessage(IMPORT_REASONS.noCategory, { word: code })
    if (rank !== null) ranks.push({ category, rank })
    else if (!isNobody(text)) return fillMessage(IMPORT_REASONS.noRank, { word: text, category })
  }
  return ranks
}

function readRow(values: Values): Read | string {
  const text = (column: (typeof NEEDED)[number] | (typeof OTHERS)[number]) => presentText(values[column])
  const [exam, name, course] = [examId(text('exam') ?? ''), text('college'), text('course')]
  if (exam === '') return IMPORT_REASONS.noExam
  if (name === null) return IMPORT_REASONS.noCollege
  if (course === null) return IMPORT_REASONS.noCourse
  const [year, round] = [wholeOf(values.year, 2000, 2100), wholeOf(values.round, 1, 20)]
  if (year === null) return fillMessage(IMPORT_REASONS.noYear, { word: text('year') ?? '' })
  if (round === null) return fillMessage(IMPORT_REASONS.noRound, { word: text('round') ?? '' })
  const ranks = ranksOf(values)
  if (typeof ranks === 'string') return ranks
  const page = wholeOf(values.page, 1, 32_000)
  const code = text('college_code') ?? name
  return {
    list: { exam, year, round, region: '' },
    course: { college: code, name: course, page, ranks, ...(text('category') !== null && { isOfOneCategory: true }) },
    name,
    place: text('place'),
  }
}

/** Rows of one course are one course: a row may hold one category. */
class ListBuilder {
  private readonly courses = new Map<string, ListedCourse & { ranks: { category: string; rank: number }[] }>()
  constructor(readonly list: Read['list']) {}

  /** @returns what is wrong with it */
  add({ ranks, ...course }: ListedCourse): string | null {
    const key = `${course.college}\u0000${course.name}`
    const known = this.courses.get(key)
    const twice = ranks.find(({ category }) => known?.ranks.some((each) => each.category === category))
    if (twice !== undefined)
      return fillMessage(IMPORT_REASONS.secondRank, {
        college: course.college,
        course: course.name,
        category: twice.category,
      })
    if (known === undefined) this.courses.set(key, { ...course, ranks: [...ranks] })
    else known.ranks.push(...ranks)
    return null
  }

  build(title: string): RankList {
    return { ...this.list, description: { title, dated: null }, courses: [...this.courses.values()] }
  }
}

/** Reads our CSV of closing ranks, of one exam. Throws an `OtherFile` where it holds several. */
export async function readRankCsv(path: string, rows: AsyncIterable<RawRow | BrokenRow>): Promise<RankFile> {
  const lists = new Map<string, ListBuilder>()
  const colleges = new Map<string, RankFile['colleges'][number]>()
  const broken: BrokenRank[] = []
  const unused = new Set<string>()
  for await (const row of rows) {
    if (!('broken' in row)) for (const column of unusedIn(row.values)) unused.add(column)
    const read = 'broken' in row ? row.broken : readRow(row.values)
    if (typeof read === 'string') {
      broken.push({ at: row.line, why: read })
      continue
    }
    const { exam, year, round } = read.list
    const key = `${exam} ${year} ${round}`
    const builder = lists.get(key) ?? new ListBuilder(read.list)
    lists.set(key, builder)
    const wrong = builder.add(read.course)
    if (wrong !== null) broken.push({ at: row.line, why: wrong })
    const { college: code } = read.course
    if (!colleges.has(code)) colleges.set(code, { code, name: read.name, address: read.place, at: row.line })
  }
  const exams = [...new Set([...lists.values()].map(({ list }) => list.exam))]
  const [exam = ''] = exams
  if (exams.length !== 1) {
    const found = exams.length === 0 ? 'no row that can be read' : exams.join(', ')
    throw new OtherFile(`${path}: expected closing ranks of one exam; found ${found}.`)
  }
  const title = (list: Read['list']) => `${path.replace(/^.*[\\/]/, '')}, ${list.year}, round ${list.round}`
  const built = [...lists.values()].map((builder) => builder.build(title(builder.list)))
  return { exam, lists: built, colleges: [...colleges.values()], broken, unused: [...unused] }
}
