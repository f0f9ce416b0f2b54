import type { Category, Seat } from '@/lib/contract/fee-rules'
import { dates } from '@/lib/messages/en/dates'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** What studying costs a family, by the sheets of the authority that fixes fees. */
export const costs = {
  dates,
  title: 'What will it cost us?',
  description:
    'What a seat costs a family in Karnataka by course, kind of college, category and income, as the authority’s own sheet says, every line explained.',
  intro: 'The fees are those that the authority fixed, line by line. What it does not say, we do not guess.',

  line: 'Course and kind of college',
  choose: 'Choose…',
  lineHint: 'The college knows which kind it is.',
  courseOfYear: '{course}, {year}',
  seat: 'Seat',
  seats: {
    government: 'Government seat',
    snq: 'SNQ seat (supernumerary quota)',
    management: 'Management seat',
  } satisfies Record<Seat, string>,
  category: 'Category',
  categories: {
    GM: 'GM (general merit)',
    '1': 'Category-1',
    '2A': '2A',
    '2B': '2B',
    '3A': '3A',
    '3B': '3B',
    SC: 'SC (Scheduled Caste)',
    ST: 'ST (Scheduled Tribe)',
  } satisfies Record<Category, string>,
  income: 'Income of the family in a year',
  incomeUpto: '{to} or less',
  incomeBetween: 'More than {from}, up to {to}',
  incomeOver: 'More than {from}',
  unsaid: 'I would rather not say',
  submit: 'Show what it costs',
  privacy:
    'Category and income are sent when you press the button, and not before. They stand in no address and no log. For five minutes this browser keeps them, encrypted, so that the answer can be shown.',
  chooseLine: 'Choose a course and a kind of college.',
  limited: 'Too many tries. Please wait a moment and press again.',
  notSent: 'That did not work. What you chose is still here: please press again.',

  wouldPay: 'Your family would pay about',
  cannotSay: 'We cannot say what your family would pay',
  aYear: '{amount} a year',
  range: '{from} to {to}',
  wholeCourse: '{amount} for the whole course',
  wholeCourseIf: 'if the fee stays as it is in {year}',
  wholeUnknown: 'The whole course: not known.',
  because: 'Because',
  youChose: 'You chose',
  feeOfPeriod: { year: 'Fee for a year', semester: 'Fee for a semester' },
  twoSemesters: 'Two semesters make a year',
  sumOfYear: 'A year in all',
  yearsOfCourse: icu('{years, plural, one {# year} other {# years}}'),
  included: 'Within the fee: {parts}',
  universityFee: '{amount} for the university',
  otherFees: '{amount} other fees',
  periodUnsaid: 'The sheet does not say for which period; we read it as a year.',
  rangeUnsaid: 'From the least to the most, because category or income is not said.',
  rangeOfSheet:
    'The sheet has more than one column for you and does not say which is yours. Ask the authority or the college.',
  notInSum: 'Not in this sum, for the sheet does not name it',
  missing: [
    'Hostel and mess: ask the college for its figure, in writing',
    'Books, travel, and what a college asks besides',
  ],
  collegeDecides:
    'No authority fixes what a management seat costs: the college does. Ask for its fee in writing, for every year of the course.',
  notOnSheet: 'The sheet has no fee for such a seat in this line. Ask the college or the authority.',
  lineGone: 'The line that was chosen is on no sheet that we have. Please choose again.',
  nothingKept: 'What was chosen is kept for five minutes only. Please choose again.',
  eachYear: 'Each year',
  yearNumber: 'Year {number}',
  change: 'Change what you chose',

  partTitle: 'What it costs',
  partIntro:
    'A government seat, by the authority’s sheet of {year}, from the least to the most, without hostel and mess: it depends on category and income.',
  partLink: 'Work it out for your family',

  scholarships: 'Scholarships that may fit',
  scholarshipsIntro: 'None is taken off the sum above: who gives it decides who gets it.',
  scholarshipsFailed: 'Scholarships that may fit cannot be shown at the moment.',
  noScholarships: 'We know of none that fits. There may be others: ask the college.',
  whereToApply: 'Where to apply',
  openUntil: 'Apply until {day}.',
  closedOn: 'Closed since {day}: no new round is known here.',
  noAmount: 'The page below names no amount.',
  noPlaceToApply: 'The page below does not say where to apply.',
  noLastDay: 'The page below names no last day.',
  pageRead: 'checked on {day}',
  copyRead: 'checked on {day}, from a stored copy of the page',

  sheetOfYear: 'The whole sheet of {year}',
  sheetsIntro: 'All that the authority fixed, in rupees. A dash: the sheet has no fee there.',
  kind: 'Kind of college',
  source: 'Source',
  order: 'order {order}',
  noOrder: 'no order number',
  dated: 'dated {day}',
  page: 'page {page}',
  read: 'compared with the sheet on {day}',

  empty: 'No fees are published here.',
  emptyHint: 'Each institution’s page says what is known of its own fees.',
  failed: 'The fees cannot be shown at the moment.',
  failedHint: 'Please try again in a moment.',
  retry: 'Try again',
} as const
export type CostMessages = Translated<typeof costs>
