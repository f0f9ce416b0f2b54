import type { BulkFate } from '@/lib/contract/desk/bulk'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** Changes of many institutions at once. */
export const deskBulk = {
  tick: 'Change {name} with others',
  change: 'Change those that are ticked',
  all: icu('{count, plural, one {Change the one that is found} other {Change all # that are found}}'),
  tooMany:
    'All that a search finds can be changed together, too, where these are {most} at most: narrow the search for that.',
  firstOf: icu('{count, plural, one {The first one is shown.} other {The first # are shown.}}'),
  title: 'Change many institutions',
  back: 'All institutions',
  chosen: icu('{count, plural, =0 {None is chosen: tick some in the list.} one {# is chosen.} other {# are chosen.}}'),
  field: 'What is to be changed',
  retired: 'Retire them',
  goOn: 'Go on',
  isRetired: 'retired',
  stands: 'stands',
  value: 'What is said of all of them',
  look: 'Show what would become of each',
  preview: 'What would become of each',
  institution: 'Institution',
  before: 'Before',
  after: 'After',
  fate: 'What becomes of it',
  fates: {
    changed: 'changed',
    same: 'as before',
    wrong: 'cannot be so',
    left: 'left as it was: somebody had changed it since it was shown',
    undone: 'undone',
    kept: 'not undone: somebody has changed it since',
  } satisfies Record<BulkFate, string>,
  doIt: icu('{count, plural, one {Change this one} other {Change these #}}'),
  none: 'None of them would be changed.',
  hint: 'Nothing is changed yet. Whatever somebody changes until you press is left as it is, and named; all of it can be undone in one step.',
  done: 'Change {id}',
  by: '{name}, {moment}',
  undoneBy: 'Undone by {name}, {moment}',
  undo: 'Undo it',
  undoHint: 'What somebody has changed since is kept, and named.',
} as const
export type DeskBulkMessages = Translated<typeof deskBulk>
