import type {
  FieldFlaw,
  InstitutionField,
  InstitutionGap,
  InstitutionKind,
  InstitutionSort,
} from '@/lib/contract/desk/institution'
import type { CourseFate, CourseFlaw } from '@/lib/contract/desk/institution-courses'
import { codedField } from '@/lib/contract/text-fields'
import { dates } from '@/lib/messages/en/dates'
import { deskObstacles } from '@/lib/messages/en/desk-obstacles'
import { facts } from '@/lib/messages/en/facts'
import { icu } from '@/lib/messages/en/icu'
import { labelsBy } from '@/lib/messages/in-each-language'
import { sources } from '@/lib/messages/en/sources'
import type { Translated } from '@/lib/messages/translated'

/** The room of institutions at the desk. */
export const deskInstitutions = {
  dates,
  figures: sources.figures,
  levels: facts.level.kinds,

  intro: 'Search as on the website. Open one to mend what it says; the website shows the change within seconds.',
  search: 'Name, short form, kind or place',
  type: 'Kind',
  district: 'District',
  without: 'Lacks',
  all: 'All',
  gaps: {
    fee: 'Fee',
    picture: 'Picture',
    kannada: 'Kannada name',
    phone: 'Phone',
    town: 'Town',
    coordinates: 'Coordinates',
  } satisfies Record<InstitutionGap, string>,
  sort: 'Order',
  asFound: 'As on the website',
  sorts: { name: 'Name', kind: 'Kind', changed: 'Last changed first' } satisfies Record<InstitutionSort, string>,
  show: 'Show',
  found: icu('{count, plural, =0 {None} one {# institution} other {# institutions}}'),
  noneHint: 'Try fewer words, or take a filter away.',
  name: 'Institution',
  place: 'Place',
  changed: 'Changed',
  unknownPlace: 'not known',

  add: 'Add an institution',
  addIntro: 'One that no list has. Search for it first: two pages of one institution mislead a student.',
  addIt: 'Add it',
  back: 'All institutions',
  onWebsite: 'Its page on the website',
  institution: 'Institution {id}',
  editIntro:
    'What you change here leads over every list, now and at each import. An emptied field says that there is none.',
  editedBy: 'Last edited by {name}, {moment}.',
  neverEdited: 'Nobody of the desk has edited it yet.',
  save: 'Save',
  more: 'More',
  fields: {
    ...labelsBy('en', (language) => codedField('name', language), 'Name in {language}'),
    type_id: 'Kind of institution',
    district_id: 'District',
    city_id: 'Town',
    address: 'Address',
    zip: 'PIN code',
    coordinates: 'Coordinates',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    ownership: 'Who runs it',
    university: 'University or board',
    gender: facts.gender.title,
    minority: facts.minority,
    classes: 'Classes of a school',
    hostel_fee: 'Hostel fee, a year',
    mess_fee: 'Mess fee, a year',
    management_fee: 'Fee of a management seat, a year',
    residential: 'Residential',
    ...labelsBy('en', (language) => codedField('tagline', language), 'Motto in {language}'),
    ...labelsBy('en', (language) => codedField('description', language), 'Description in {language}'),
    ...labelsBy('en', (language) => codedField('about', language), 'About it in {language}'),
  } satisfies Record<InstitutionField, string>,
  /** By the kind of a field, or its name. */
  hints: {
    pin: 'Six digits',
    phone: 'Digits as they are dialled; several apart by commas',
    coordinates: 'Latitude before longitude, as a map gives them on: 12.9716, 77.5946',
    web: 'Such as rvce.edu.in',
    facebook: 'Such as facebook.com/rvce',
    instagram: 'Such as instagram.com/rvce',
    linkedin: 'Such as linkedin.com/school/rvce',
    ownership: 'Such as Government, Government-aided, Private',
    classes: 'Such as 1-7',
    fees: 'In rupees, such as 60000, or 60000-90000 for the least and the most',
    lines: 'At most 2,000 characters',
  } satisfies Partial<Record<InstitutionField | InstitutionKind, string>>,
  nobodySaid: 'not known',
  words: { ...facts.gender.kinds, yes: 'Yes', no: 'No', noOrUnsaid: 'No, or nobody has said' },

  flaws: {
    needed: 'This is needed.',
    tooLong: 'This is too long: at most {most} characters.',
    unfit: 'This contains a character that cannot be used.',
    unread: 'This cannot be read. Write it as the example beside it.',
    swapped: 'Longitude and latitude are exchanged: the latitude (in Karnataka 11 to 19) comes first.',
    outside: 'This place lies outside India.',
    elsewhere: 'This town lies in another district.',
    otherDistrict: 'These coordinates lie in another district than the institution.',
    needsEnglish: 'Write it in English, too, or empty the translation.',
  } satisfies Record<FieldFlaw, string>,
  wrong: icu('{count, plural, one {One field needs your attention:} other {# fields need your attention:}}'),

  sourcesSay: 'What the sources say',
  isShown: 'shown on the website',
  nobody: 'No source says anything.',
  conflict:
    'Somebody else has changed this institution since you opened it. Nothing was saved. Where you both changed a field, yours stands in it and theirs below: choose, and save again.',
  theirs: 'Now: {value}',
  theirsBy: '{name}, {moment}',
  logo: 'Logo',
  noAlt: 'Nobody has said what is seen on it.',
  empty: '(empty)',
  names: 'Other names that find it',
  namesHint: 'One in each line: short forms, old names, other spellings. They stay through every import.',
  namesWrong: 'These cannot all be other names of it: each has two letters at least, and none stands twice.',
  saveNames: 'Save the names',

  state: 'Retire it',
  retireIntro:
    'For one that has closed, or stands there twice. It is not found any more; its page leads to its successor or, without one, says that there is none. This can be undone.',
  successor: 'Number of its successor, where there is one',
  successorHint: 'It stands in the address of a page: of /college/detail?id=12 it is 12.',
  successorWrong: 'No other institution that stands has this number.',
  retire: 'Retire it',
  retired: 'Retired on {moment}. Visitors do not find it.',
  leadsTo: 'Its page leads to {name}.',
  toLeadTo: 'From then on its page is to lead to {name}.',
  restore: 'Let it stand again',

  merge: 'Is it there twice?',
  mergeLink: 'Make it one with another institution',
  mergeOf: 'Which institution is {name}?',
  mergeIntro:
    'Of two that are one, what lists say of both goes to the one that stays; this one’s address leads there. It can be undone.',
  mergeInto: 'Number of the one that stays',
  mergeLook: 'Show what would come of it',
  mergePreview: 'If it is {name}',
  mergeField: 'Where they differ',
  mergeAfter: 'Then',
  mergeNames: 'Other names that find it',
  mergeCourses: 'Courses',
  pictures: 'Pictures',
  mergeCount: icu('{count, plural, =0 {none} one {#} other {#}}'),
  mergeHangs: 'What this one has:',
  mergeTurned: 'Look at it the other way round',
  mergeRetire: 'Retire this one with a successor',
  mergeDraft: 'The draft of this one',
  mergeDecide: 'Proposals of institutions',
  mergeEnd: 'The time at which it is to be retired',
  mergeClose: 'Accounts',
  mergeThem: 'Make them one',
  mergedHere: '{name} ({id}) was found to be this one.',
  mergeUndo: 'Undo: let it stand again',
  ...deskObstacles,

  courses: 'Courses and fees',
  coursesOf: 'Courses of {name}',
  coursesIntro:
    'Copy the cells of a spreadsheet and paste them here: they take the place of all courses. The first line may be a heading; without one the columns are course, heading, level, duration, fees of the first year, seats.',
  coursesLists: 'These are the lists’. What you save leads over them, now and at each import.',
  coursesDesks: 'These are the desk’s: no import changes them.',
  table: 'The table, columns apart by tabs',
  preview: 'Show what would become of each row',
  saveCourses: 'Save these courses',
  backTo: 'Back to the institution',
  columns: {
    course: 'Course',
    course_category: 'Heading',
    level: 'Level',
    duration: 'Duration',
    fees: 'Fees',
    seats: 'Seats',
  },
  line: 'Row',
  fate: 'What becomes of it',
  fates: { added: 'new', changed: 'changed', same: 'as before', wrong: 'cannot be taken' } satisfies Record<
    CourseFate,
    string
  >,
  courseFlaws: {
    name: 'no name of a course',
    fees: 'the fees are no amount',
    seats: 'the seats are no number',
    twice: 'stands there twice',
    tooMany: 'this row and all below it are too many',
  } satisfies Record<CourseFlaw, string>,
  wrongRows: icu(
    '{count, plural, one {One row cannot be taken: mend it, and look again.} other {# rows cannot be taken: mend them, and look again.}}',
  ),
  removed: icu('{count, plural, =0 {None goes away.} one {One goes away:} other {# go away:}}'),
  coursesDraftConflict:
    'Somebody has changed the draft of this institution since you opened it. Nothing was saved. What you pasted stands here; the courses of the draft stand below, and “Keep it in the draft” puts yours in their place.',
  coursesConflict:
    'Somebody has changed the courses, or a draft of this institution, since you opened them. Nothing was saved. What you pasted stands here; the courses as they are now stand below.',
  coursesNow: 'The courses as they are',
  coursesSince: 'The courses were changed since this was typed: look at them before you publish.',
  tableWrong: 'Some rows of the courses cannot be taken.',
  tableMend: 'Mend them',

  page: 'Texts and lists of its page',
  pageOf: 'The page of {name}',
  pageOpen: 'Overview, admission, placement, recruiters, facilities',
  pageIntro:
    'What the page of the institution shows in its tabs, in its order. No list says anything of it: an import leaves it as it is. Adding, moving and removing keep a draft, which no page shows.',
  pageConflict:
    'Somebody else has changed this institution, or its draft, since you opened it. Nothing was saved. What you typed stands here, and what you left alone is as it is now. Where you both changed a part, both stand below: look at it, and save again.',
  pageTyped: 'What you typed',
  pageSince: 'This was changed since it was typed: look at it before you publish.',
  pageWrong: 'Some texts or lists of its page cannot be taken.',

  picturesSince: 'The pictures have changed since this was kept. Look at them before you publish.',
  picturesWrong: 'Some pictures of the draft are not there any more.',
  picturesGone:
    'These pictures are not there any more, and keep this version from being published as it is: {names}. Make it the draft, and take them away there.',
  draftWaits: 'A draft waits',
  draftOfNew: 'Nothing of this is there yet: published, it is added.',
  namesakes: 'Called so already. Is it one of these? Two pages of one institution mislead a student.',
  wasThen: 'When this was typed it said: {value}',
  versionOf: '{name}: what it said on {moment}',
  versionFirst: '{name}: what lists said before the desk changed it',
  versionIntro:
    'Where that differs from what the website says now. What the desk never changed since is the lists’, and stays. Published, it stands as a change of its own in the history, and can be taken back in the same way.',
  versionOverDraft: 'A draft waits. Made the draft, this version takes its place; the draft stays in the history.',
  mergedSince:
    'Since then {by} made another institution one with this one, {moment}. What that changed stays: this version does not take it back.',
  unmergedSince:
    'Since then {by} undid that another institution is one with this one, {moment}. What that changed stays: this version does not take it back.',
  listedSince:
    'Since then something else than the desk changed these, as an import does: {fields}. Look at them before you publish.',
  nowSaid: 'Now',
  thenSaid: 'Then',
  bringBack: 'Bring back this version',
  bringBackFirst: 'Bring back what lists said before the desk changed it',
  makeDraft: 'Make it the draft',
  publishAgain: 'Publish it again',
  draftOf: 'Draft of {by}, {moment}',
  moreDrafts: icu(
    '{count, plural, one {One more draft of an institution waits.} other {# more drafts of institutions wait.}}',
  ),

  history: 'What was done',
  noHistory: 'Nothing yet at the desk.',
} as const
export type DeskInstitutionMessages = Translated<typeof deskInstitutions>
