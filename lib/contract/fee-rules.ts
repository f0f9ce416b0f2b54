import { z } from 'zod'
import { day } from '@/lib/contract/date-time'
import { amount, answerList, count, flag, id, list, number, required, string, text, word } from '@/lib/contract/lenient'
import { OWNERSHIPS } from '@/lib/contract/ownership'

/** The categories under which the state admits: general merit, the backward classes, Scheduled Castes and Tribes. */
export const CATEGORIES = ['GM', '1', '2A', '2B', '3A', '3B', 'SC', 'ST'] as const
export type Category = (typeof CATEGORIES)[number]

/** By which seat somebody is admitted. What a `management` seat costs no authority says. */
export const SEATS = ['government', 'snq', 'management'] as const
export type Seat = (typeof SEATS)[number]
export const SEATS_OF_SHEETS = ['government', 'snq'] as const satisfies readonly Seat[]

/** What an amount is paid for. */
export const FEE_PERIODS = ['year', 'semester'] as const

/** Families by category and income: in rupees a year, more than `over`, at most `upto`. */
export const feePayers = list(
  z
    .object({ category: required(word(CATEGORIES)), income_over: amount, income_upto: amount })
    .transform(({ category, income_over, income_upto }) => ({ category, over: income_over, upto: income_upto })),
)

const columnSchema = z.object({
  id: required(id),
  name: required(text),
  short: text,
  /** What a payer should know of it. */
  note: text,
  seat: required(word(SEATS_OF_SHEETS)),
  /** For which courses alone; none: for all. */
  courses: list(required(id)),
  /** For whom; nobody: whatever category and income. Income: of the family, in rupees a year. */
  applies: feePayers,
})
/** A column of a sheet: who pays by it. */
export type FeeColumn = z.output<typeof columnSchema>

const courseSchema = z
  .object({
    id: required(id),
    name: required(text),
    /** How the names of such courses, or of their families, begin in the directory. */
    known_as: list(required(string)),
    /** The exams whose lists of closing ranks have such courses alone, at seats of this sheet. */
    exams: list(required(id)),
    /** For how many years its fee is paid; `null`: not known, and `years_note` says why. */
    years: number,
    years_note: text,
    /** Within the amounts. */
    university_fee: amount,
    /** Beside the amounts, for the same period. */
    extras: list(z.object({ name: required(text), amount: required(amount) })),
  })
  .transform(({ known_as, years_note, university_fee, ...course }) => ({
    ...course,
    knownAs: known_as,
    yearsNote: years_note,
    universityFee: university_fee,
  }))
export type FeeCourse = z.output<typeof courseSchema>

const rowSchema = z
  .object({
    id: required(id),
    name: required(text),
    /** Whose line it is, where that can be told by who runs an institution. */
    ownerships: list(required(word(OWNERSHIPS))),
    /** How the names of institutions begin whose line it is, whoever runs them; none of the others of its table is theirs. */
    known_as: list(required(string)),
    /** `null`, or no entry: the sheet has no fee there. */
    amounts: list(z.object({ column: required(id), amount })),
    /** Within the amounts. */
    other_fees: amount,
    /** Of which courses alone; none: of all. */
    other_fees_of: list(required(id)),
  })
  .transform(({ known_as, other_fees, other_fees_of, ...row }) => ({
    ...row,
    knownAs: known_as,
    otherFees: other_fees,
    otherFeesOf: other_fees_of,
  }))
/** A line of a sheet: a kind of college. */
export type FeeRow = z.output<typeof rowSchema>

const tableSchema = z
  .object({
    title: required(text),
    period: required(word(FEE_PERIODS)),
    says_period: flag,
    courses: list(courseSchema),
    rows: list(rowSchema),
  })
  .transform(({ says_period, ...table }) => ({ ...table, saysPeriod: says_period }))
export type FeeTable = z.output<typeof tableSchema>

const sheetSchema = z
  .object({
    /** The academic year, such as `2025-26`. */
    year: required(string),
    title: required(text),
    authority: required(text),
    /** The number of the order, where it bears one. */
    order: string,
    dated: day,
    url: string,
    page: count,
    /** On which day it was last compared with what the authority published. */
    read_at: day,
    /** What a reader should know of the sheet itself. */
    remarks: list(required(text)),
    columns: list(columnSchema),
    tables: list(tableSchema),
  })
  .transform(({ read_at, ...sheet }) => ({ ...sheet, readOn: read_at }))
/** What an authority says that studying costs in one academic year. */
export type FeeSheet = z.output<typeof sheetSchema>

/** `GET /fee-rules`. */
export const feeSheetListSchema = answerList(sheetSchema)
