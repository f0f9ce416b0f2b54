import { FEE_SHEETS, type FeeSheet } from '@/provider/costs/fee-sheets'
import { feeSheetEdits } from '@/provider/costs/tables'
import type { Database } from '@/provider/platform/database'

/** The fee sheets, the newest first: the desk leads over the files that come with the program, and adds years to them. */
export async function listFeeSheets(db: Database): Promise<FeeSheet[]> {
  const edits = new Map((await db.select().from(feeSheetEdits)).map(({ year, said }) => [year, said]))
  const sheets = new Map([...FEE_SHEETS.map((sheet) => [sheet.year, sheet] as const), ...edits])
  return [...sheets.values()]
    .filter((sheet) => sheet !== null)
    .toSorted((one, other) => other.year.localeCompare(one.year))
}
