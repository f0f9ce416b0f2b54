import { inEachLanguage, type RecordField } from '@/lib/contract/desk/record'
import { keysOf } from '@/lib/contract/keys-of'

/**
 * What the desk may say of the fee sheet of a year, in the order of its form. `kind` says what is taken; `most`: characters,
 * of each line. `grid`: amounts in their rows. Which rows, columns and courses there are, the sheet itself says.
 */
export const FEE_SHEET_FIELDS = {
  year: { kind: 'year', part: 'sheet', isNeeded: true, most: 7, isFixed: true },
  ...inEachLanguage('title', { kind: 'line', part: 'sheet', isNeeded: true, most: 200 }),
  order: { kind: 'line', part: 'source', isNeeded: false, most: 100 },
  dated: { kind: 'day', part: 'source', isNeeded: false, most: 20 },
  page: { kind: 'number', part: 'source', isNeeded: false, most: 4 },
  url: { kind: 'web', part: 'source', isNeeded: true, most: 500 },
  read_at: { kind: 'day', part: 'source', isNeeded: true, most: 20 },
  ...inEachLanguage('remarks', { kind: 'lines', part: 'source', isNeeded: false, most: 300 }),
  amounts: { kind: 'grid', part: 'amounts', isNeeded: true, most: 12 },
  courses: { kind: 'grid', part: 'amounts', isNeeded: true, most: 12 },
} as const satisfies Record<string, RecordField>
export type FeeSheetField = keyof typeof FEE_SHEET_FIELDS
export type FeeSheetPart = (typeof FEE_SHEET_FIELDS)[FeeSheetField]['part']
export const FEE_SHEET_FIELD_NAMES: readonly FeeSheetField[] = keysOf(FEE_SHEET_FIELDS)

/** An academic year, by which its sheet is called in addresses. */
export const ACADEMIC_YEAR = /^20\d\d-\d\d$/

/**
 * What is wrong with a field, by which a refusal names it (`errors` of a 422). `uneven`: a line of a translation stands beside
 * none in English; `twice`: this year has a sheet; `fixed`: the year of a sheet stays; `otherRows`: these are not its rows.
 */
export const FEE_SHEET_FLAWS = [
  'needed',
  'tooLong',
  'unfit',
  'unread',
  'tooMany',
  'needsEnglish',
  'uneven',
  'twice',
  'fixed',
  'otherRows',
] as const
export type FeeSheetFlaw = (typeof FEE_SHEET_FLAWS)[number]
/** Of the lines of a field. */
export const MAX_REMARKS = 20
