import type { DeskSchedule } from '@/lib/contract/desk/content'

/** What came of a form of the desk: each has its sentence in `lib/messages/<language>/desk.ts`. */
export const DESK_SAYINGS = [
  'done',
  'noted',
  'draftSaved',
  'published',
  'notPublished',
  'setAside',
  'discarded',
  'timeSet',
  'timeRemoved',
  'timeRefused',
  'timeKept',
  'contentChanged',
  'dayKept',
  'saved',
  'added',
  'dateAdded',
  'dateWithdrawn',
  'recordAdded',
  'recordWithdrawn',
  'pictureRemoved',
  'templateAdded',
  'templateSaved',
  'templateWithdrawn',
  'answerReady',
  'answerKept',
  'proposed',
  'proposalWithdrawn',
  'proposalEmpty',
  'proposalDecided',
  'looked',
  'allLeft',
  'importing',
  'listTaken',
  'importStale',
  'undoStale',
  'importRuns',
  'exportTooLarge',
  'sessionEnded',
  'signedOut',
  'wrongCode',
  'wrongPasskey',
  'passkeyAdded',
  'passkeyNotAdded',
  'passkeyRemoved',
  'invited',
  'notInvited',
  'ownAccount',
  'gone',
  'changed',
  'unknown',
  'forbidden',
  'invalid',
  'limited',
  'away',
] as const
export type DeskSaying = (typeof DESK_SAYINGS)[number]
/** `to`: the page that says it, and no other does. */
export type DeskReply = {
  to: string
  said: DeskSaying
  typed: Readonly<Record<string, string>>
  /** What is wrong, by field, in a word. */
  wrong?: Readonly<Record<string, string>> | undefined
}

const GOOD: readonly DeskSaying[] = [
  'done',
  'noted',
  'dayKept',
  'draftSaved',
  'published',
  'discarded',
  'timeSet',
  'timeRemoved',
  'saved',
  'added',
  'dateAdded',
  'dateWithdrawn',
  'recordAdded',
  'recordWithdrawn',
  'pictureRemoved',
  'templateAdded',
  'templateSaved',
  'templateWithdrawn',
  'answerReady',
  'answerKept',
  'proposed',
  'proposalWithdrawn',
  'proposalEmpty',
  'proposalDecided',
  'looked',
  'listTaken',
  'sessionEnded',
  'signedOut',
  'passkeyAdded',
  'passkeyRemoved',
  'invited',
]
const ADDED: readonly DeskSaying[] = ['added', 'dateAdded', 'recordAdded', 'templateAdded']
/** What an earlier form said is at the provider: saved, or kept there though it was refused. */
const STORED: readonly DeskSaying[] = [...GOOD, 'notPublished', 'setAside', 'timeRefused', 'timeKept']
/** What became of what was typed; `null`: nothing was sent. */
export const lastOf = (reply: DeskReply | null) =>
  reply === null ? null : STORED.includes(reply.said) && !isLook(reply.said) ? 'stored' : 'refused'

/** A time that is refused takes the place of none: where one is set already, that one stands. */
export const withTime = (reply: DeskReply | null, schedule: DeskSchedule | null): DeskReply | null =>
  reply?.said === 'timeRefused' && schedule?.missed === null ? { ...reply, said: 'timeKept' } : reply

/** What was typed was looked at, and is kept nowhere yet. */
export const isLook = (said: DeskSaying) => said === 'looked' || said === 'answerReady'

/** A record was added: the page is its own, no longer that of the form. */
export const isAdded = (said: DeskSaying) => ADDED.includes(said)

/** What is no failure. */
export const isGood = (said: DeskSaying) => GOOD.includes(said)
