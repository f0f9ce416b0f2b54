import { share } from '@/lib/messages/en/share'
import { dates } from '@/lib/messages/en/dates'
import type { Leading, Method, Reportable } from '@/lib/contract/source'
import type { OTHER_KINDS } from '@/lib/rules/sources/other-sources'
import { facts } from '@/lib/messages/en/facts'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** Where figures come from, and how an error in one is reported. */
export const sources = {
  download: share.download,
  dates,
  figures: {
    name: 'Name',
    kind: 'Kind of institution',
    place: 'Place',
    ownership: 'Who runs it',
    gender: facts.gender.title,
    minority: facts.minority,
    classes: facts.classes.title,
    university: 'University',
    address: 'Address',
    contact: 'Phone, email, website',
    courses: 'Courses',
    seats: 'Seats',
    fees: 'Fees',
    ...facts.ownFees,
    coordinates: 'Coordinates',
    rating: 'Rating and reviews',
    placement: 'Placement',
    closing_ranks: 'Closing ranks',
    chances: 'Admission chances',
    costs: 'What studying costs',
  } satisfies Record<Reportable, string>,
  note: 'Where this comes from',
  /** Where there is nothing: */
  why: 'Why is this missing?',
  untold: 'No list that we have read tells this, and nobody has told it to us. We show nothing rather than a guess.',
  tell: 'Know it? Tell us',
  dated: 'as of {day}',
  read: 'read on {day}',
  readCopy: 'read on {day}, from a stored copy of the page',
  noLicence: 'no licence stated',
  /** `{figures}`: a few of the above, apart by commas. */
  silent: 'In no list that we have read: {figures}. We show nothing rather than a guess.',
  methods: {
    pin: 'The list names no town: it is read from the PIN code {zip}.',
    address: 'The list names no town: it is read from the address.',
    name: 'The list names no town: it is read from the name.',
    quarter: 'The list names no town: it is read from the quarter that the address names.',
    programmes: 'The list names no kind: it is read from the courses and the name.',
    category: 'The register gives a category of schools: kind and classes are read from it.',
    sum: 'The seats are those of its courses, added up.',
  } satisfies Record<Method, string>,
  shown: 'shown here',
  differ: 'The lists do not agree:',
  all: 'All sources',
  report: 'Report an error',

  title: 'Sources',
  description: 'The lists from which this directory is made: who published each, under which licence, as of which day.',
  intro:
    'Every figure of the directory comes from a list that somebody published, or was written by the institution or by us.',
  method:
    'Names, places and courses are spelt in one way, and a place that is plainly wrong is corrected by its PIN code. A town that a list leaves out is read from the PIN code, or from the address where that names the town or a quarter of it. A district is the one that most lists name whose address has a PIN code.',
  leadTitle: 'Which one leads where two disagree',
  lead: 'An institution’s page shows the first of these that says it, and beside it what the others say, each with its day:',
  leading: {
    desk: 'what the institution told us, or our editors checked',
    given:
      'lists that we were given one by one, such as those of COMEDK and NIRF; of two of them the first by its name',
    aicte: 'the approvals of AICTE',
    udise: 'the register of schools, UDISE+',
    ranks: 'lists of closing ranks',
  } satisfies Record<Leading, string>,
  leadKind:
    'What kind of institution it is, the first list says that we were given one by one; without such a list a university counts first, then engineering, diplomas and degrees. It is found under every kind that a list gives it.',
  leadAddress:
    'Of several addresses one with a PIN code stands there, whichever list gives it. District and town are those that most lists give; lists with a PIN code count first.',
  leadSeats:
    'Seats are told course by course, each with the most that a list names: a list of a counselling has only those that it fills.',
  compiled: 'Compiled by: {attribution}',
  /** Of a list whose publisher states no licence. */
  compiledAlone:
    'The file that we read was compiled by: {attribution}. That is for the file; what the publisher of the list allows is not stated.',
  otherTitle: 'What else stands here',
  otherKinds: {
    places: 'Districts and towns, with their codes',
    fees: 'Fees that an authority fixed',
    dates: 'Dates of exams',
    scholarships: 'Scholarships',
  } satisfies Record<(typeof OTHER_KINDS)[number], string>,
  otherFailed: 'A part of these cannot be shown at the moment.',
  institutes: icu('{count, plural, one {# institution} other {# institutions}}'),
  empty: 'No list has been read yet.',
  emptyHint: 'What stands in the directory now was written by hand.',
  failed: 'The sources cannot be shown at the moment.',
  failedHint: 'Please try again in a moment.',
  retry: 'Try again',

  correctionTitle: 'Report an error',
  correctionDescription: 'Tell us which figure in the directory is wrong. No account is needed.',
  correctionIntro: 'Tell us what is wrong and how you know. We compare it with the source, and then mend it.',
  whichFigure: 'What is wrong?',
  otherFigure: 'Something else',
  correctionMessage: 'What is right, and how do you know?',
  correctionBack: 'Back',
  sendCorrection: 'Send the correction',
} as const
export type SourceMessages = Translated<typeof sources>
