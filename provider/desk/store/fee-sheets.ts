import { FEE_SHEET_FIELD_NAMES, type FeeSheetField, type FeeSheetFlaw } from '@/lib/contract/desk/fee-sheet'
import {
  cellsOfFeeSheet,
  factsOfFeeSheet,
  feeSheetCellsIn,
  type FeeSheetSaid,
  readFeeSheetCells,
  withFees,
} from '@/provider/costs/fee-sheet-cells'
import { listFeeSheets } from '@/provider/costs/fee-sheet-list'
import { FEE_SHEETS, type FeeSheet } from '@/provider/costs/fee-sheets'
import { feeSheetEdits } from '@/provider/costs/tables'
import type { Database } from '@/provider/platform/database'
import { FEE_RULE_TAGS } from '@/provider/platform/revalidate'
import type { RecordKind } from './records'

const flaw = (name: FeeSheetField, word: FeeSheetFlaw): ReadonlyMap<FeeSheetField, FeeSheetFlaw> =>
  new Map([[name, word]])

/** What the desk says of a year from now on; `null`: it is withdrawn. */
const keep = (tx: Database, year: string, said: FeeSheet | null) =>
  tx.insert(feeSheetEdits).values({ year, said }).onConflictDoUpdate({ target: feeSheetEdits.year, set: { said } })

/** Whose rows and columns a new year has: those of the newest one. */
function newest(rows: readonly FeeSheet[]): FeeSheet {
  const [sheet] = [...rows, ...FEE_SHEETS]
  if (sheet === undefined) throw new Error('no fee sheet comes with the program')
  return sheet
}

/** What `obstacleTo` let through fits. */
function fitted(base: FeeSheet, said: FeeSheetSaid): FeeSheet {
  const read = withFees(base, said)
  if (read.flaws !== null) throw new Error('the amounts are not those of a sheet')
  return read.sheet
}

/** The fee sheets by academic year: the desk's word leads over the files that come with the program. */
export const FEE_SHEET_RECORDS: RecordKind<FeeSheet, FeeSheetSaid, FeeSheetField, FeeSheetFlaw> = {
  ...{ room: 'fee-sheets', tags: FEE_RULE_TAGS },
  names: FEE_SHEET_FIELD_NAMES,
  trail: {
    noun: 'fee-sheet',
    idOf: ({ year }) => year,
    factsOf: factsOfFeeSheet,
    cellsIn: feeSheetCellsIn,
  },
  cellsOf: cellsOfFeeSheet,
  read: readFeeSheetCells,
  list: listFeeSheets,
  table: 'fee_sheet_edits',
  obstacleTo(said, row, rows) {
    if (row !== null && row.year !== said.year) return flaw('year', 'fixed')
    if (row === null && rows.some(({ year }) => year === said.year)) return flaw('year', 'twice')
    return withFees(row ?? newest(rows), said).flaws
  },
  rowOf: (said, row, rows) => fitted(row ?? newest(rows), said),
  async put(tx, sheet) {
    await keep(tx, sheet.year, sheet)
    return [sheet]
  },
  // Without any sheet nobody could add a year: its rows are those of the one before.
  mayWithdraw: async (db) => (await listFeeSheets(db)).length > 1,
  remove: (tx, { year }) => keep(tx, year, null),
}
