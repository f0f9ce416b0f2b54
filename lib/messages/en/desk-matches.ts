import type { MatchObstacle, MatchState } from '@/lib/contract/desk/match'
import { deskMatchReasons } from '@/lib/messages/en/desk-match-reasons'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** The room of the desk where somebody says whose the rows in doubt are. */
export const deskMatches = {
  intro:
    'Of these rows of lists the import could not say whether an institution that is there is theirs. Until somebody decides, they are not in the directory. A decision holds for later editions of the list, too.',
  twice: 'Institutions that stand there twice',
  twiceIntro:
    'What lists say of these institutions speaks for each two being one. Merge them after a look at what would come of it, or say that they are two: then nobody is asked again.',
  twiceWhich: 'Which institutions',
  twiceStates: { open: 'May be one', decided: 'Said to be two' } satisfies Record<MatchState, string>,
  twiceFound: icu('{count, plural, =0 {No two institutions} one {# pair} other {# pairs}}'),
  twiceNone: 'No two institutions look like one.',
  twiceFailed: 'They could not be looked for. The provider’s log says why; it is tried again after five minutes.',
  twiceLooking: 'They are being looked for, which takes a minute in a large directory. Load the page again.',
  twiceWhy: 'What speaks for it, and against it',
  twiceOneList: 'Both stand in the list {list}, which may know them for two.',
  twicePart: 'A university and a college under its name, which no list that tells courses has by itself.',
  twiceRenamed: 'One of them may have been renamed: society, kind and town are the same.',
  twiceMerge: 'Look at what would come of making them one',
  twiceMergeThis: 'Make {name} ({id}) one with {other} ({otherId})',
  twiceApart: 'They are two',
  twiceUndo: 'Undo: ask again',
  twicePair: '{name} and {other}',
  choice: 'Which rows',
  states: { open: 'In doubt', decided: 'Decided' } satisfies Record<MatchState, string>,
  list: 'List',
  all: 'All lists',
  listCount: '{title} ({count})',
  search: 'Part of the name',
  show: 'Show',
  found: icu('{count, plural, =0 {No row} one {# row} other {# rows}}'),
  nothing: 'Nothing is in doubt.',
  noneSuch: 'No row is like that.',

  row: '{list}, row {id}',
  field: 'What',
  inList: 'The list says',
  courses: 'Courses',
  more: icu('{count, plural, one {and # more} other {and # more}}'),
  why: 'Why it may be this one',
  reasons: deskMatchReasons,
  decide: 'Decide',
  same: 'It is this one',
  sameAs: 'It is this one: {name}',
  noneLeft: 'The institutions that it might have been are no longer there.',
  apart: 'It is none of these: a new institution',
  kindless:
    'It cannot begin an institution of its own: nothing tells what kind it is. Give the list a column for that, and import it again.',
  ofRanks: 'It is none of these: say so among the colleges of closing ranks',
  another: 'It is another one…',
  number: 'Number of the institution',
  numberHint: 'It stands at the end of its page’s address, such as 7 in /college/detail?id=7.',
  thatOne: 'It is that one',
  isNow: 'It belongs to {name}.',
  began: 'It began an institution of its own: {name}.',
  look: 'Look at it',
  undo: 'Undo: it is in doubt again',
  obstacles: {
    unknown: 'No institution has this number. One that is retired cannot be chosen.',
    notListed: 'No list brought this institution, so no row can join it.',
    hangs:
      'The institution has reviews, brochures, a place in shortlists, or what the desk said of it, which would be lost. Retire it instead, with a successor.',
    drafted: 'A draft of the institution waits, which would be lost: publish or discard it first.',
    proposed: 'A proposal of the institution’s representative waits, which would be lost: decide about it first.',
    represented: 'Somebody represents the institution at the desk: an administrator closes their account first.',
    ending: 'A time is set at which the institution is to be retired: take that back first.',
    ranks_tied: 'Somebody tied a college of closing ranks to the institution, which would go: undo that first.',
    kindless: 'Nothing tells what kind of institution it would be.',
  } satisfies Record<MatchObstacle, string>,
} as const
export type DeskMatchMessages = Translated<typeof deskMatches>
