import { FEE_SHEETS, type FeeSheet } from '@/provider/costs/fee-sheets'
import { feeSheetEdits } from '@/provider/costs/tables'
import type { Database } from '@/provider/platform/database'

/** For which exams a course of the files is: in the file of that year, else in the first that says it. */
function examsOf(year: string, courseId: string) {
  const sheets = [...FEE_SHEETS.filter((sheet) => sheet.year === year), ...FEE_SHEETS]
  const courses = sheets.flatMap(({ tables }) => tables.flatMap((table) => table.courses))
  return courses.find(({ id, exams }) => id === courseId && exams !== undefined)?.exams
}

/** A sheet that the desk saved before courses had exams: they are those of the same courses of the files, whose copies they are. */
const withExams = (sheet: FeeSheet): FeeSheet => ({
  ...sheet,
  tables: sheet.tables.map((table) => ({
    ...table,
    courses: table.courses.map((course) => ({ ...course, exams: course.exams ?? examsOf(sheet.year, course.id) })),
  })),
})

/** The fee sheets, the newest first: the desk leads over the files that come with the program, and adds years to them. */
export async function listFeeSheets(db: Database): Promise<FeeSheet[]> {
  const edits = new Map(
    (await db.select().from(feeSheetEdits)).map(({ year, said }) => [year, said && withExams(said)]),
  )
  const sheets = new Map([...FEE_SHEETS.map((sheet) => [sheet.year, sheet] as const), ...edits])
  return [...sheets.values()]
    .filter((sheet) => sheet !== null)
    .toSorted((one, other) => other.year.localeCompare(one.year))
}
