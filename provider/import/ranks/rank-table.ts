import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { joinName, type NameLine } from './join-name'
import type { Placed } from './placed-text'
import { isNobody, readRank, type BrokenRank, type ListedCourse } from './rank-list'

/** A column by its heading and the middle of it, in points. */
type Column = { code: string; middle: number }
/** The columns as one heading has them; `left`: where the first one begins, and the names end. */
export type Heading = { columns: readonly Column[]; left: number; nameWidth: number; reach: number }

type OpenRow = { page: number; name: NameLine[]; cells: Map<string, string>; wrong: string | null }

const CODE = /^[1-9A-Z][0-9A-Z]{0,5}$/
/** Between a cell's border and its text. */
const PADDING = 2

/** Reads the heading of a table: `null` for a line that is none. */
export function readHeading(line: readonly Placed[]): Heading | null {
  const [first, ...others] = line
  if (first === undefined || !/^course\s*name$/i.test(first.text)) return null
  const columns = others.map(({ text, x, width }) => ({ code: text, middle: x + width / 2 }))
  if (columns.length < 2 || columns.some(({ code }) => !CODE.test(code))) return null
  const gaps = columns.slice(1).map(({ middle }, at) => middle - (columns[at]?.middle ?? 0))
  const pitch = Math.min(...gaps)
  const left = (columns[0]?.middle ?? 0) - pitch / 2
  return { columns, left, nameWidth: left - PADDING - first.x, reach: pitch * 0.4 }
}

/** The pieces of a line apart where one holds several cells. */
function cellsIn(line: readonly Placed[]): Placed[] {
  return line.flatMap(({ text, x, y, width }) => {
    const letter = width / text.length
    return [...text.matchAll(/\S+/g)].map((found) => ({
      text: found[0],
      x: x + found.index * letter,
      y,
      width: found[0].length * letter,
    }))
  })
}

/** The courses of a list's tables, read line by line. */
export class RankTable {
  readonly courses: ListedCourse[] = []
  readonly broken: BrokenRank[] = []
  private heading: Heading | null = null
  private college: string | null = null
  private row: OpenRow | null = null

  /** A college begins: its table follows. */
  begin(college: string | null): void {
    this.close()
    this.college = college
  }

  under(heading: Heading): void {
    this.close()
    this.heading = heading
  }

  /** A line of a table: a row begins where most columns have something, else the row above goes on. */
  read(line: readonly Placed[], page: number): void {
    const { heading } = this
    if (heading === null) return
    const isName = (piece: Placed) => piece.x + piece.width / 2 < heading.left
    const cells = cellsIn(line.filter((piece) => !isName(piece)))
    const name = line.filter(isName).map(({ text, width }) => ({ text, width }))
    if (cells.length * 2 > heading.columns.length) {
      this.close()
      this.row = { page, name: [], cells: new Map(), wrong: null }
    }
    const { row } = this
    if (row === null) {
      if (cells.length > 0) this.broken.push({ at: page, why: fillMessage(IMPORT_REASONS.noRow, { page }) })
      return
    }
    row.name.push(...name)
    for (const cell of cells) this.enter(row, cell, heading)
  }

  private enter(row: OpenRow, { text, x, width }: Placed, { columns, reach }: Heading): void {
    const middle = x + width / 2
    const column = columns.find((each) => Math.abs(each.middle - middle) < reach)
    if (column === undefined) row.wrong ??= fillMessage(IMPORT_REASONS.between, { word: text })
    else row.cells.set(column.code, (row.cells.get(column.code) ?? '') + text)
  }

  /** Ends the row that is open: it is taken whole, or not at all. */
  close(): void {
    const { row, heading, college } = this
    this.row = null
    if (row === null || heading === null) return
    const name = joinName(row.name, heading.nameWidth)
    const refuse = (why: string) =>
      this.broken.push({ at: row.page, why: fillMessage(IMPORT_REASONS.onPage, { page: row.page, course: name, why }) })
    if (row.wrong !== null) return void refuse(row.wrong)
    if (college === null) return void refuse(IMPORT_REASONS.noCollegeAbove)
    if (name === '') return void refuse(IMPORT_REASONS.noCourseName)
    const ranks: { category: string; rank: number }[] = []
    const nobody: string[] = []
    for (const { code } of heading.columns) {
      const text = row.cells.get(code)
      const rank = text === undefined || isNobody(text) ? null : readRank(text)
      if (text === undefined) return void refuse(fillMessage(IMPORT_REASONS.emptyUnder, { category: code }))
      if (rank !== null) ranks.push({ category: code, rank })
      else if (isNobody(text)) nobody.push(code)
      else return void refuse(fillMessage(IMPORT_REASONS.noRank, { word: text, category: code }))
    }
    this.courses.push({ college, name, page: row.page, ranks, nobody })
  }
}
