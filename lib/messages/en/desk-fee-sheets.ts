import { hintForOthers, labelInEach } from '@/lib/messages/in-each-language'
import type { FeeSheetField, FeeSheetFlaw, FeeSheetPart } from '@/lib/contract/desk/fee-sheet'
import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { deskRecords } from '@/lib/messages/en/desk-records'
import type { Translated } from '@/lib/messages/translated'

/** The room of fee sheets at the desk. */
export const deskFeeSheets = {
  ...deskRecords,

  intro:
    'What the authority fixed that studying costs, a sheet for each academic year. What is saved stands on the website at once. Which colleges, seats and courses a sheet has stays as it is.',
  add: 'Add the next year',
  addIntro: 'A copy of the newest sheet: change what the new one says. Added, it stands on the website at once.',
  back: 'All fee sheets',
  onWebsite: 'What studying costs, on the website',

  parts: { sheet: 'The sheet', source: 'Where it stands', amounts: 'Amounts' } satisfies Record<FeeSheetPart, string>,
  fields: {
    year: 'Academic year',
    ...labelInEach('en', 'title', 'Title in {language}'),
    order: 'Number of the order',
    dated: 'Date of the order',
    page: 'Page',
    url: 'Address of the authority',
    read_at: 'Compared on',
    ...labelInEach('en', 'remarks', 'What a reader should know of it, in {language}, a line each'),
    amounts: 'Fees by kind of college, in rupees',
    courses: 'Within and beside them, by course',
  } satisfies Record<FeeSheetField, string>,
  hints: {
    year: 'Such as 2026-27',
    order: 'Empty: it bears none',
    url: 'Begins with https://',
    read_at: 'The day on which somebody last compared this with the sheet',
    ...hintForOthers('remarks', 'Each line beside its English one; an empty line where one is not translated yet.'),
    amounts: 'Whole rupees; empty where the sheet has a dash.',
    courses: 'Empty where the sheet does not say.',
  } satisfies Partial<Record<FeeSheetField, string>>,
  kind: 'Kind of college',
  course: 'Course',
  otherFees: 'Other fees within',
  universityFee: 'Within, to the university',
  besides: 'Besides the fee',
  noAmount: 'What is marked is no amount: write whole rupees, or nothing for a dash.',
  flaws: {
    ...deskRecords.commonFlaws,
    tooLong: 'This is too long: at most {most} characters in a line.',
    tooMany: 'These are too many: at most {lines} lines.',
    needsEnglish: deskInstitutions.flaws.needsEnglish,
    uneven: 'A line here stands beside none in English.',
    twice: 'This year has a sheet. Change that one.',
    fixed: 'The year of a sheet stays. Add another year in its place.',
    otherRows: 'These are not the rows of this sheet. Open it anew.',
  } satisfies Record<FeeSheetFlaw, string>,

  withdraw: 'Withdraw this sheet',
  withdrawIntro: 'The website loses this year; what it said stays in the audit trail.',
  kept: 'The last sheet cannot be withdrawn: the next year is a copy of it.',
} as const
export type DeskFeeSheetMessages = Translated<typeof deskFeeSheets>
