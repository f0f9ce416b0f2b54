import type {
  IMPORT_AREAS,
  ImportFlaw,
  ImportKind,
  ImportOutcome,
  ImportState,
  ListColumnName,
} from '@/lib/contract/desk/import'
import type { UndoReason } from '@/lib/contract/desk/import-undo'
import { dates } from '@/lib/messages/en/dates'
import { deskImportReasons } from '@/lib/messages/en/desk-import-reasons'
import { deskMatchReasons } from '@/lib/messages/en/desk-match-reasons'
import { icu } from '@/lib/messages/en/icu'
import { labelInEach } from '@/lib/messages/in-each-language'
import type { Translated } from '@/lib/messages/translated'

/** The room of imports at the desk. */
export const deskImports = {
  dates,

  intro:
    'Upload a list of institutions, see what would become of each row, and import it only then. Nothing changes before you say so.',
  upload: 'Upload a list',
  kind: 'What it is',
  kinds: {
    any: 'As its content tells',
    own: 'A list of institutions with a heading',
    aicte: 'AICTE’s list of approved institutions',
    udise: 'UDISE+ register of schools',
    ranks: 'Closing ranks',
  } satisfies Record<ImportKind, string>,
  area: 'Whose rows are taken',
  areas: { karnataka: 'Those of Karnataka', all: 'All, also of other states' } satisfies Record<
    (typeof IMPORT_AREAS)[number],
    string
  >,
  source: 'Name of the source',
  sourceHint: 'Keep it the same from one edition of a list to the next. Empty: the file’s name.',
  sourceTitle: 'Title that visitors read',
  sourceTitleHint: 'Such as “Fees 2026-27, Fee Regulatory Committee”',
  licence: 'Licence',
  licenceHint: 'Without one, nothing of the list goes into open data.',
  noLicence: 'None is stated',
  url: 'Address where it stands',
  urlHint: 'Such as https://example.org/list',
  dated: 'Day of which it is',
  file: 'File',
  fileHint:
    'CSV or JSON, at most {most}. Of an Excel workbook save the sheet as CSV. Larger lists, packed files and PDFs of ranks go in by the command “npm run import”.',
  fileAgain: 'Choose the file again.',
  try: 'Upload and try it',
  tryHint: 'This changes nothing. The file is kept for a day.',

  flaws: {
    needed: 'Choose a file that is not empty.',
    tooLarge: 'This file is too large for the desk: take the command, or cut it in two.',
    tooLong: 'This is too long: at most {most} characters.',
    unread: 'This cannot be read. Look at the hint beside it.',
    otherKind: 'The file is something else. Choose what it is, or “As its content tells”.',
  } satisfies Record<ImportFlaw, string>,

  all: 'Uploads and imports',
  noneYet: 'None yet.',
  back: 'All imports',
  list: 'List',
  by: 'Who',
  when: 'When',
  state: 'State',
  counts: 'Rows',
  states: {
    trying: 'being tried',
    tried: 'tried, not imported',
    failed: 'could not be read',
    publishing: 'being imported',
    published: 'imported',
    undoing: 'being undone',
    undone: 'undone',
  } satisfies Record<ImportState, string>,
  expires: 'The file is kept until {moment}.',

  importOf: 'Import of {name}',
  trying: 'It is being read and compared with the directory. Nothing is changed.',
  publishing: 'It is being imported. The directory changes at once when it is done.',
  lookAgain: 'Look again',
  failed: 'It could not be read. Nothing was changed.',
  lacksName:
    'No column of this list is a name yet. Say below which one is: what the values look like is chosen already. Then try it again.',
  interrupted: 'The program ended early. Nothing was changed: try it again.',
  stale:
    'The directory has changed since this was tried. Try it again: what stands below may not be what would happen now.',
  published: 'It is imported, and the website was told.',
  undoing: 'It is being undone. The directory changes at once when it is done.',
  undone: 'It is undone, and the website was told. Whoever wants it back imports the list again.',

  summary: icu('{count, plural, =0 {No row was read.} one {One row was read:} other {# rows were read:}}'),
  outcomes: {
    added: 'new',
    changed: 'changed',
    unchanged: 'as before',
    merged: 'matched',
    kept: 'not there yet',
    doubtful: 'in doubt',
    rejected: 'rejected',
  } satisfies Record<ImportOutcome, string>,
  outcomeHints: {
    added: 'A new institution',
    changed: 'Says something else than last time',
    unchanged: 'Nothing is written',
    merged: 'Belongs to an institution that is there, or that another row begins',
    kept: 'A college of closing ranks that is not in the directory',
    doubtful: 'Neither imported nor rejected: somebody must say which institution it is',
    rejected: 'Not taken, for the reason beside it',
  } satisfies Record<ImportOutcome, string>,
  outcome: 'What becomes of it',
  doubtful:
    'Rows in doubt are kept out of the directory when you import. Then somebody decides about each, beside the institutions that it may be.',
  doubts: 'Rows in doubt of this list',

  columnsTitle: 'Columns of the list',
  columnsIntro:
    'Say what each column is. Those that are “not used” are left out. Then try it again; the directory does not change.',
  column: 'Column',
  is: 'Is',
  notUsed: 'not used',
  looksLike: 'looks like: {column}',
  covered: 'A later column is the same, and is read in its place.',
  examples: 'such as: {values}',
  tryAgain: 'Try it again',
  known: 'This is a known list: its columns need no map.',
  columns: {
    external_id: 'the list’s own number',
    ...labelInEach('en', 'name', 'name in {language}'),
    name: 'name',
    alternative_names: 'other names',
    type: 'kind of institution',
    streams: 'streams',
    district: 'district',
    city: 'town',
    state: 'state',
    address: 'address',
    zip: 'PIN code',
    phone: 'phone',
    email: 'email',
    website: 'website',
    university: 'university or board',
    ownership: 'who runs it',
    tagline: 'motto',
    description: 'description',
    gender: 'who may study there',
    minority: 'run by a minority',
    classes: 'classes',
    brochure: 'address of the brochure',
    brochure_kn: 'address of the Kannada brochure',
    hostel_fee: 'hostel fee, a year',
    mess_fee: 'mess fee, a year',
    management_fee: 'fee of a management seat, a year',
    coordinates: 'coordinates',
    latitude: 'latitude',
    longitude: 'longitude',
    residential: 'residential',
    courses: 'courses (several in one cell)',
    course: 'course',
    course_category: 'heading of the course',
    level: 'level of the course',
    duration: 'duration',
    fees: 'fees',
    seats: 'seats',
  } satisfies Record<ListColumnName, string>,

  rowsTitle: 'What becomes of each row',
  showAll: 'All rows',
  filter: 'Rows that come to',
  line: 'Row',
  name: 'Name',
  why: 'Why',
  into: 'to {name}',
  noRows: 'None.',
  partial:
    'Not every row is kept: of imports by the command none that is as before and 10,000 at most, and none at all after 90 days.',
  rowReasons: deskImportReasons,
  matchReasons: deskMatchReasons,

  publish: 'Import it now',
  publishHint: 'Does what stands here, all of it or nothing. Do nothing, and the file goes after a day.',

  undo: {
    link: 'Undo this import',
    hint: 'First it is shown what would become of the directory.',
    title: 'Undo the import of {name}',
    back: 'Back to the import',
    intro:
      'What this import alone changed will be as it was before; what the desk says of an institution stays. Nothing is undone before you say so.',
    none: 'This import cannot be undone: it changed nothing, is undone already, or ten later ones were imported.',
    by: 'Undone by {name}, {moment}',
    counts: {
      removed: icu(
        '{count, plural, one {One institution goes that it had begun} other {# institutions go that it had begun}}',
      ),
      restored: icu(
        '{count, plural, one {One record of a list says again what it said before} other {# records of lists say again what they said before}}',
      ),
      detached: icu(
        '{count, plural, one {One record leaves an institution of which others still tell} other {# records leave institutions of which others still tell}}',
      ),
      doubts: icu(
        '{count, plural, one {One record in doubt is as it was before} other {# records in doubt are as they were before}}',
      ),
      lists_removed: icu(
        '{count, plural, one {One list of closing ranks goes, which was not there before} other {# lists of closing ranks go, which were not there before}}',
      ),
      lists_restored: icu(
        '{count, plural, one {One list of closing ranks says again what it said before} other {# lists of closing ranks say again what they said before}}',
      ),
    },
    nothing: 'Nothing of it can be taken back any more.',
    left: icu('{count, plural, one {One stays as it is:} other {# stay as they are:}}'),
    more: icu('{count, plural, one {One more is not named here.} other {# more are not named here.}}'),
    institution: 'Institution',
    why: 'Why it stays',
    reasons: {
      later: 'changed since, by a later import or a decision',
      reviews: 'has reviews',
      shortlisted: 'is on shortlists of students',
      brochures: 'has brochures',
      showcases: 'is shown on the home page',
      name_edits: 'has names that an editor gave or took away',
      institute_edits: 'was changed at the desk',
      institute_drafts: 'has a draft of the desk that waits',
      institute_pictures: 'has pictures of the desk',
      proposed: 'has a proposal of its representative that waits',
      retired: 'was retired, or is the successor of one that was or will be',
      represented: 'has a representative at the desk',
      ending: 'is to be retired at a time',
      ranks_tied: 'somebody tied a college of closing ranks to it',
    } satisfies Record<UndoReason, string>,
    doIt: 'Undo it now',
    doItHint: 'All of it or nothing. It cannot be undone itself: to have it again, import the list again.',
  },
} as const
export type DeskImportMessages = Translated<typeof deskImports>
