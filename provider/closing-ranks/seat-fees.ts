import { and, inArray, isNotNull } from 'drizzle-orm'
import { CATEGORIES, type FeeSheet, feeSheetListSchema } from '@/lib/contract/fee-rules'
import { readCode } from '@/lib/rules/chances/open-categories'
import type { Range } from '@/lib/rules/costs/cost'
import { seatFeesOf } from '@/lib/rules/costs/institute-costs'
import type { ExamCollege } from '@/provider/closing-ranks/exam-colleges'
import { listFeeSheets } from '@/provider/costs/fee-sheet-list'
import type { FeeSheet as SheetOfFile } from '@/provider/costs/fee-sheets'
import { courses } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'
import { ownershipOf } from '@/provider/ownership'

/** The sheets as the website reads them: those of the files are the same objects for ever. */
const sheetsRead = new WeakMap<SheetOfFile, FeeSheet[]>()

function readSheet(sheet: SheetOfFile): FeeSheet[] {
  const read = sheetsRead.get(sheet) ?? feeSheetListSchema.parse({ data: [sheet] })
  sheetsRead.set(sheet, read)
  return read
}

/** By college of an exam's lists what a seat costs there for the holder of a code, where the sheet says it. */
export async function findSeatFees(
  db: Database,
  { exam, code, colleges }: { exam: string; code: string; colleges: readonly ExamCollege[] },
): Promise<ReadonlyMap<number, Range>> {
  const category = CATEGORIES.find((each) => each === readCode(code)?.category)
  if (category === undefined) return new Map()
  const feeOf = seatFeesOf((await listFeeSheets(db)).flatMap(readSheet), exam, category)
  if (feeOf === null) return new Map()
  return new Map(
    colleges.flatMap(({ id, name, ownership: said }) => {
      // Here: the embedded database would match a handful of patterns for each of hundreds.
      const fee = name && feeOf({ name, ownership: ownershipOf(said) })
      return fee === null ? [] : [[id, fee] as const]
    }),
  )
}

/**
 * What colleges say themselves of the yearly fees of their courses, by institution and by the family of the course. Of a course
 * without one nothing can be said: its name may be another in the lists.
 */
export async function findOwnFees(
  db: Database,
  colleges: readonly ExamCollege[],
): Promise<ReadonlyMap<number | null, ReadonlyMap<number | null, readonly number[]>>> {
  const ids = colleges.flatMap(({ instituteId }) => instituteId ?? [])
  const found = new Map<number, Map<number | null, number[]>>()
  if (ids.length === 0) return found
  const rows = await db
    .selectDistinct({ instituteId: courses.instituteId, streamId: courses.streamId, fee: courses.fees })
    .from(courses)
    .where(and(inArray(courses.instituteId, ids), isNotNull(courses.streamId), isNotNull(courses.fees)))
  for (const { instituteId, streamId, fee } of rows) {
    if (fee === null) continue
    const own = found.get(instituteId) ?? new Map<number | null, number[]>()
    found.set(instituteId, own.set(streamId, [...(own.get(streamId) ?? []), fee]))
  }
  return found
}
