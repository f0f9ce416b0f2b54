import type { CollegeObstacle, CollegeState } from '@/lib/contract/desk/rank-college'
import { deskMatchReasons } from '@/lib/messages/en/desk-match-reasons'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** The room of the desk where colleges of closing ranks are tied to institutions. */
export const deskRankColleges = {
  intro:
    'Lists of closing ranks name colleges by a code and in their own words. Here stands which institution each one is. A decision holds for every later list of the exam.',
  choice: 'Which colleges',
  anyState: 'All',
  states: {
    missing: 'Not in the directory yet',
    doubt: 'In doubt',
    tied: 'Tied by an import',
    byHand: 'Tied by hand',
    none: 'None of the directory',
  } satisfies Record<CollegeState, string>,
  stateCount: '{state} ({count})',
  exam: 'Exam',
  all: 'All exams',
  examCount: '{exam} ({count})',
  search: 'Part of the name, or of the code',
  show: 'Show',
  found: icu('{count, plural, =0 {No college} one {# college} other {# colleges}}'),
  nothing: 'No list of closing ranks is imported yet. Invented lists do not stand here.',
  noneSuch: 'No college is like that.',

  code: 'Code',
  name: 'In the list',
  counts: 'Courses and ranks',
  state: 'How it stands',
  institution: 'Institution',
  courses: icu('{count, plural, one {# course} other {# courses}}'),
  ranks: icu('{count, plural, one {# rank} other {# ranks}}'),

  back: 'All colleges of closing ranks',
  place: 'Place in the list',
  noList: 'No list has it any more: the one that named it was undone, or a later edition left it out.',
  lists: 'Lists',
  list: 'Round {round} of {year}: {title}',
  stands: {
    missing: 'No institution of the directory was found for it. Its ranks are shown as “not in the directory yet”.',
    doubt:
      'The import could not say which institution it is. Until somebody decides, its ranks are shown as “not in the directory yet”.',
    tied: 'An import found that it is {institution}.',
    byHand: 'Somebody said that it is {institution}.',
    none: 'Somebody said that it is none of the directory. No import ties it.',
  } satisfies Record<CollegeState, string>,

  candidates: 'Which institution it may be',
  searchFor: 'Search the directory',
  searchIt: 'Search',
  inDoubt: 'The import wavered between these.',
  nearest: 'These are found by its name.',
  foundFor: 'These are found for “{search}”.',
  noCandidates: 'None is found by its name. Search for other words, or give the number of an institution.',
  noneFound: 'None is found for “{search}”.',
  kind: 'Kind',
  where: 'Where',
  why: 'For and against',
  matchReasons: deskMatchReasons,
  tie: 'Tie it',
  decide: 'Decide',
  tieTo: 'Tie it to {name}',
  isNow: 'It is this one',
  number: 'Number of the institution',
  numberHint: 'It stands at the end of its page’s address, such as 7 in /college/detail?id=7.',
  tieNumber: 'Tie it to that one',
  none: 'It is none of the directory',
  untie: 'It is not this institution: untie it',
  noneHint: 'Then it belongs to no institution, its ranks are still shown, and no import ties it until this is undone.',
  undo: {
    gone: 'Undo: as no list has it any more, it goes from this room',
    former: 'Undo: it is {institution} again, as an import found',
    open: 'Undo: it stands as the import left it',
  },
  look: 'Look at it',
  obstacles: {
    unknown: 'No institution has this number. One that is retired cannot be chosen.',
    notListed: 'No list brought this institution, so no college can join it.',
  } satisfies Record<CollegeObstacle, string>,
} as const
export type DeskRankCollegeMessages = Translated<typeof deskRankColleges>
