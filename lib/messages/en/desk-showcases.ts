import { deskRecords } from '@/lib/messages/en/desk-records'
import type { Showcase, ShowcaseAction, ShowcaseFlaw } from '@/lib/contract/desk/showcase'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** The room of the lists of institutions on the home page. */
export const deskShowcases = {
  ...deskRecords,
  intro: 'Which institutions the home page shows, and in which order.',
  /** Where each button keeps a draft. */
  drafted: 'Each button keeps a draft, which no visitor sees until it is published.',
  /** With a provider that has no drafts. */
  atOnce: 'What you do here stands before visitors at once.',
  all: 'All lists of the home page',
  count: icu('{count, plural, =0 {None yet} one {One institution} other {# institutions}}'),
  order: 'In this order',
  onWebsite: 'The home page',
  lists: { top: 'Top institutions', partners: 'Partners' } satisfies Record<Showcase, string>,
  about: {
    top: 'Cards in a row: name, place, rating and courses.',
    partners: 'Logos with names, where the home page names its partners.',
  } satisfies Record<Showcase, string>,
  none: 'None yet: the home page leaves this out.',
  retired: 'retired: no visitor sees it',
  gone: 'no such institution stands any more: take it away to publish the list',
  draftWrong: 'It cannot be published as it is: below stands why.',
  goneSince:
    'These do not stand any more, and keep this version from being published as it is: {names}. Make it the draft, and take them away there.',
  backTo: 'Back to the list',
  number: 'Number of the institution, or the address of its page',
  numberHint: 'Of /college/detail?id=12 it is 12. It comes last; move it up then.',
  add: 'Add it',
  doing: { add: 'Add it', remove: 'Take it away', up: 'Move up', down: 'Move down' } satisfies Record<
    ShowcaseAction,
    string
  >,
  doingTo: '{action}: {name}',
  flaws: {
    unknown: 'No institution that stands has this number.',
    twice: 'It stands in this list already.',
    full: 'This list is full: take one away first.',
  } satisfies Record<ShowcaseFlaw, string>,
  /** In the audit trail. */
  fields: { institutions: 'Institutions' },
} as const
export type DeskShowcaseMessages = Translated<typeof deskShowcases>
