import { and, countDistinct, inArray, isNotNull, lte, max, min } from 'drizzle-orm'
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
 * What colleges ask themselves for a year, from the least to the most of the courses of a family, by institution and by family. Of a
 * course without one nothing can be said: its name may be another in the lists. Nor where a college asks for several levels: an
 * exam's lists do not say whether a degree is the first.
 */
export async function findOwnFees(
  db: Database,
  colleges: readonly ExamCollege[],
): Promise<ReadonlyMap<number | null, ReadonlyMap<number | null, Range>>> {
  const ids = colleges.flatMap(({ instituteId }) => instituteId ?? [])
  const found = new Map<number, Map<number | null, Range>>()
  if (ids.length === 0) return found
  const { instituteId: institute, streamId: family, fees, level } = courses
  const rows = await db
    .select({ institute, family, from: min(fees), to: max(fees) })
    .from(courses)
    .where(and(inArray(institute, ids), isNotNull(family), isNotNull(fees)))
    .groupBy(institute, family)
    .having(lte(countDistinct(level), 1))
  for (const { institute: id, family: streamId, from, to } of rows) {
    if (from === null || to === null) continue
    found.set(id, (found.get(id) ?? new Map<number | null, Range>()).set(streamId, { from, to }))
  }
  return found
}
