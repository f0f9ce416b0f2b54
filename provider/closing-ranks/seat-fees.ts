import { eq, sql } from 'drizzle-orm'
import { CATEGORIES, type FeeSheet, feeSheetListSchema } from '@/lib/contract/fee-rules'
import { readCode } from '@/lib/rules/chances/open-categories'
import type { Range } from '@/lib/rules/costs/cost'
import { seatFeesOf } from '@/lib/rules/costs/institute-costs'
import { recordOfCollege } from '@/provider/closing-ranks/store'
import { rankColleges } from '@/provider/closing-ranks/tables'
import { listFeeSheets } from '@/provider/costs/fee-sheet-list'
import type { FeeSheet as SheetOfFile } from '@/provider/costs/fee-sheets'
import { importedRecords, institutes } from '@/provider/directory/store/schema'
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
export async function findSeatFees(db: Database, exam: string, code: string): Promise<ReadonlyMap<number, Range>> {
  const category = CATEGORIES.find((each) => each === readCode(code)?.category)
  if (category === undefined) return new Map()
  const feeOf = seatFeesOf((await listFeeSheets(db)).flatMap(readSheet), exam, category)
  if (feeOf === null) return new Map()
  const colleges = await db
    .select({ id: rankColleges.id, name: institutes.name, said: institutes.ownership })
    .from(rankColleges)
    .leftJoin(importedRecords, recordOfCollege)
    .innerJoin(
      institutes,
      sql`${institutes.id} = coalesce(${rankColleges.instituteId}, ${importedRecords.instituteId})`,
    )
    .where(eq(rankColleges.exam, exam))
  return new Map(
    colleges.flatMap(({ id, name, said }) => {
      // Here: the embedded database would match a handful of patterns for each of hundreds.
      const fee = feeOf({ name, ownership: ownershipOf(said) })
      return fee === null ? [] : [[id, fee] as const]
    }),
  )
}
