import type { Category, Seat } from '@/lib/contract/fee-rules'
import type { RangeReason } from '@/lib/rules/costs/cost'
import type { CostPart } from '@/lib/rules/costs/college-cost'
import { calendar } from '@/lib/messages/en/calendar'
import { dates } from '@/lib/messages/en/dates'
import { facts } from '@/lib/messages/en/facts'
import { share } from '@/lib/messages/en/share'
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
  notSure: 'not sure which: {kinds}',
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
  asking: 'Looking it up…',
  privacy:
    'Category and income are sent when you press the button, and not before. They stand in no address and no log. For five minutes this browser keeps them, encrypted, so that the answer can be shown.',
  chooseLine: 'Choose a course and a kind of college.',
  notSent: 'That did not work. What you chose is still here: please press again.',

  wouldPay: 'Your family would pay about',
  cannotSay: 'We cannot say what your family would pay',
  aYear: '{amount} a year',
  range: '{from} to {to}',
  wholeCourse: '{amount} for the whole course',
  wholeCourseIf: 'if the fee stays as it is in {year}',
  wholeCourseIfSame: 'if it stays as it is',
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
  rangeReasons: {
    kind: 'From the least to the most of these kinds of college: which of them it is, is not known here. The college knows it.',
    unsaid: 'From the least to the most, because category or income is not said.',
    sheet:
      'The sheet has more than one column for you and does not say which is yours. Ask the authority or the college.',
  } satisfies Record<RangeReason, string>,
  notInSum: 'Not in this sum',
  missingLiving: 'Hostel and mess: ask the college for its figure, in writing',
  missingElse: 'Books, travel, and what a college asks besides',
  atCollege: 'At {college}',
  withoutCollege: 'Without a college',
  linesOfCollege: 'For {college}',
  collegeFailed: 'What the college itself asks cannot be shown at the moment.',
  collegeAsks:
    'This is what the college itself asks for a management seat, from the least to the most. No authority fixes it: ask for your own in writing, for every year of the course.',
  living: 'With hostel and mess',
  livingIntro: 'Hostel and mess as {college} asks for them; who lives elsewhere pays neither.',
  parts: { seat: 'Seat', hostel_fee: 'Hostel', mess_fee: 'Mess (meals)' } satisfies Record<CostPart, string>,
  part: 'Part',
  partAYear: 'A year',
  partWhole: 'The whole course',
  together: 'Together: {parts}',
  unknownParts: 'Not added up, because it is not known: {parts}.',
  byHand: 'The college’s own figures stand in no list: somebody wrote them for this guide.',
  askCollege: 'Ask {college}',
  collegeDecides:
    'No authority fixes what a management seat costs: the college does. Ask for its fee in writing, for every year of the course.',
  notOnSheet: 'The sheet has no fee for such a seat in this line. Ask the college or the authority.',
  lineGone: 'The line that was chosen is on no sheet that we have. Please choose again.',
  nothingKept: 'What was chosen is kept for five minutes only. Please choose again.',
  eachYear: 'Each year',
  eachYearOf: 'Each year: {parts}',
  yearNumber: 'Year {number}',
  change: 'Change what you chose',

  partTitle: 'What it costs',
  partIntro:
    'A government seat, by the authority’s sheet of {year}, from the least to the most, without hostel and mess: it depends on category and income.',
  ofCollege: 'What a seat costs here',
  partLink: 'Work it out for your family',
  partOwn: 'What it asks itself',
  partAsk: 'ask for it in writing: no authority fixes it',
  partAskLink: 'How to reach it',
  ownFees: facts.ownFees,

  scholarships: 'Scholarships that may fit',
  scholarshipsIntro: 'None is taken off the sum above: who gives it decides who gets it.',
  scholarshipsKnown: icu(
    'We know of {count, plural, =0 {none yet} one {# scholarship in all} other {# scholarships in all}}; there are many more. Ask the college, and look at the portals of the State and the Union.',
  ),
  scholarshipsFailed: 'Scholarships that may fit cannot be shown at the moment.',
  noScholarships: 'We know of none that fits. There may be others: ask the college.',
  whereToApply: 'Where to apply',
  openUntil: 'Apply until {day}.',
  closedOn: 'Closed since {day}: no new round is known here.',
  noAmount: 'The page below names no amount.',
  noPlaceToApply: 'The page below does not say where to apply.',
  /** Of a scholarship, as of a date. */
  sample: calendar.sample,
  noLastDay: 'The page below names no last day.',
  pageRead: 'checked on {day}',
  copyRead: 'checked on {day}, from a stored copy of the page',

  sheetOfYear: 'The whole sheet of {year}',
  download: share.download,
  downloadScholarships: 'All scholarships as CSV',
  sheetsIntro: 'All that the authority fixed, in rupees. A dash: the sheet has no fee there.',
  kind: 'Kind of college',
  source: 'Source',
  order: 'order {order}',
  noOrder: 'no order number',
  dated: 'dated {day}',
  page: 'page {page}',
  lineOf: 'sheet of {year}',
  read: 'compared with the sheet on {day}',

  empty: 'No fees are published here.',
  emptyHint: 'Each institution’s page says what is known of its own fees.',
  failed: 'The fees cannot be shown at the moment.',
  failedHint: 'Please try again in a moment.',
  retry: 'Try again',
} as const
export type CostMessages = Translated<typeof costs>
