import { type CourseFate, type CourseFlaw, MAX_COURSES } from '@/lib/contract/desk/institution-courses'
import { cleanAmount, cleanCount } from '@/provider/import/clean/contact'
import { presentText } from '@/provider/import/clean/text'
import { cellsOf } from '@/provider/import/read/csv-rows'
import { ownColumn } from '@/provider/import/sources/own-columns'
import { readCourse } from '@/provider/import/sources/own'
import type { EditedCourse } from '@/provider/edits/edit-tables'
import { groupBy } from '@/provider/platform/group-by'

/** A row that was pasted: the course that it is, or what is wrong with it, and what becomes of it. */
export type PastedCourse = { line: number; course: EditedCourse | null; flaw: CourseFlaw | null; fate: CourseFate }
/** A table that was pasted, and which courses of those that stand there it leaves out. */
export type PastedCourses = { rows: PastedCourse[]; removed: EditedCourse[] }
type ReadCourses = PastedCourses & {
  /** What stands there then, which are those before themselves where nothing changes; `null`: some row cannot be taken. */
  after: readonly EditedCourse[] | null
}

/** The columns of a table without a heading; those of a heading may stand in any order. */
const PASTED_COLUMNS = ['course', 'course_category', 'level', 'duration', 'fees', 'seats'] as const
const NO_MAP = new Map<string, string>()
const COLUMN: ReadonlySet<string> = new Set(PASTED_COLUMNS)

/** A course as it is written. */
type SaidCourse = Omit<EditedCourse, 'streamId'>

/** By what the same course is found again. */
export const courseKey = ({ name, category }: SaidCourse) => `${category ?? ''}|${name}`.toLowerCase()
/** What is said of it; its stream is not typed by anybody. */
export const writtenCourse = ({ name, category, level, duration, fees, seats }: SaidCourse) =>
  JSON.stringify([name, category, level, duration, fees, seats])

/** Whether a cell is filled in, and says nothing that can be read. */
const isOdd = (cell: unknown, value: number | null) => value === null && presentText(cell) !== null

function flawOf(values: Record<string, unknown>, course: EditedCourse | null): CourseFlaw | null {
  if (course === null || course.name.length > 200) return 'name'
  if (isOdd(values.fees, cleanAmount(values.fees))) return 'fees'
  return isOdd(values.seats, cleanCount(values.seats)) ? 'seats' : null
}

/** The rows as they were pasted, under our names: by the heading, where the first line is one. */
function rowsIn(text: string): { line: number; values: Record<string, unknown> }[] {
  const lines = text.split(/\r\n?|\n/).map((each, index) => ({ line: index + 1, cells: cellsOf(each, '\t') ?? [each] }))
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const heading = (filled[0]?.cells ?? []).map((cell) => (cell.trim() === 'Name' ? 'course' : ownColumn(cell, NO_MAP)))
  const isHeading = heading.includes('course')
  const columns: readonly string[] = isHeading ? heading : PASTED_COLUMNS
  return filled.slice(isHeading ? 1 : 0).map(({ line, cells }) => ({
    line,
    values: Object.fromEntries(
      cells.flatMap((cell, at) => (COLUMN.has(columns[at] ?? '') ? [[columns[at] ?? '', cell]] : [])),
    ),
  }))
}

/**
 * Reads courses as a spreadsheet's cells are pasted, apart by tabs, as a list of our own format is read. The first row that is
 * too many is the last that is read.
 * @param before what stands there: its streams stay where a course does
 * @param most of which more are too many: what stood once is read whole
 */
export function readPastedCourses(
  text: string,
  typeId: number,
  before: readonly EditedCourse[],
  most = Math.max(MAX_COURSES, before.length),
): ReadCourses {
  const seen = new Set<string>()
  const left = new Set(before)
  const standing = groupBy(before, courseKey)
  const pasted = rowsIn(text).slice(0, most + 1)
  const rows = pasted.map(({ line, values }, at): PastedCourse => {
    const found = readCourse(values, typeId, [])
    const its = found === null ? [] : (standing.get(courseKey(found)) ?? [])
    const { old, isSame } = findCourse(its, left, found)
    const course = found && {
      ...{ name: found.name, category: found.category, level: found.level, duration: found.duration },
      ...{ fees: found.fees, seats: found.seats, streamId: old?.streamId ?? found.streamId },
    }
    // A list may have a course twice: as they stand there both are taken.
    const isTwice = course !== null && seen.has(courseKey(course)) && !isSame
    const flaw = at >= most ? 'tooMany' : (flawOf(values, course) ?? (isTwice ? 'twice' : null))
    if (course === null || flaw !== null) return { line, course, flaw: flaw ?? 'name', fate: 'wrong' }
    seen.add(courseKey(course))
    if (old === undefined) return { line, course, flaw, fate: 'added' }
    left.delete(old)
    return { line, course, flaw, fate: isSame ? 'same' : 'changed' }
  })
  const isSame = left.size === 0 && rows.every(({ fate }) => fate === 'same')
  const after = rows.some(({ fate }) => fate === 'wrong') ? null : rows.flatMap(({ course }) => course ?? [])
  // Behind the rows that are too many there may be any of them.
  const removed = rows.some(({ flaw }) => flaw === 'tooMany') ? [] : [...left]
  return { rows, removed, after: isSame ? before : after }
}

/** Which of those of its name that are left a course is: the one that says the same, or else the first. */
function findCourse(all: readonly EditedCourse[], left: ReadonlySet<EditedCourse>, course: SaidCourse | null) {
  const its = all.filter((each) => left.has(each))
  const same = its.find((each) => course !== null && writtenCourse(each) === writtenCourse(course))
  return { old: same ?? its[0], isSame: same !== undefined }
}
