import type { DeskSchedule } from '@/lib/contract/desk/content'

/** What the buttons of a form with drafts come to, by their word. */
export const DRAFT_DONE = {
  ...{ save: 'draftSaved', publish: 'published', discard: 'discarded' },
  ...{ schedule: 'timeSet', unschedule: 'timeRemoved' },
} as const satisfies Readonly<Record<string, DeskSaying>>

/**
 * What came of a form. `added`: a record, so that the page is its own, no longer that of the form. `look`: what was typed
 * was looked at, and is kept nowhere yet. `stored`: it is refused, but what an earlier form said is at the provider.
 */
type Outcome = 'good' | 'added' | 'look' | 'stored' | 'bad'

/** What a form of the desk says at its end: each has its sentence in `lib/messages/<language>/desk.ts`. */
export const DESK_SAYINGS = {
  done: 'good',
  noted: 'good',
  draftSaved: 'good',
  draftSame: 'good',
  draftAdded: 'added',
  pictureTaken: 'good',
  pictureCleared: 'good',
  published: 'good',
  notPublished: 'stored',
  setAside: 'stored',
  discarded: 'good',
  timeSet: 'good',
  timeRemoved: 'good',
  timeRefused: 'stored',
  timeKept: 'stored',
  endSet: 'good',
  endRemoved: 'good',
  endRefused: 'bad',
  contentChanged: 'bad',
  versionRefused: 'bad',
  dayKept: 'good',
  errorMended: 'good',
  apartSaid: 'good',
  saved: 'good',
  added: 'added',
  dateAdded: 'added',
  dateWithdrawn: 'good',
  recordAdded: 'added',
  recordWithdrawn: 'good',
  removed: 'good',
  templateAdded: 'added',
  templateSaved: 'good',
  templateWithdrawn: 'good',
  answerReady: 'look',
  answerKept: 'good',
  proposed: 'good',
  fileProposed: 'good',
  proposalWithdrawn: 'good',
  proposalEmpty: 'good',
  proposalDecided: 'good',
  looked: 'look',
  allLeft: 'bad',
  importing: 'bad',
  listTaken: 'good',
  importStale: 'bad',
  undoStale: 'bad',
  importRuns: 'bad',
  exportTooLarge: 'bad',
  sessionEnded: 'good',
  signedOut: 'good',
  sessionOver: 'bad',
  signedInAgain: 'bad',
  wrongCode: 'bad',
  wrongPasskey: 'bad',
  passkeyAdded: 'good',
  passkeyNotAdded: 'bad',
  passkeyRemoved: 'good',
  invited: 'good',
  notInvited: 'bad',
  ownAccount: 'bad',
  gone: 'bad',
  changed: 'bad',
  unknown: 'bad',
  forbidden: 'bad',
  invalid: 'bad',
  limited: 'bad',
  away: 'bad',
} as const satisfies Readonly<Record<string, Outcome>>
export type DeskSaying = keyof typeof DESK_SAYINGS

/** `to`: the page that says it, and no other does. */
export type DeskReply = {
  to: string
  said: DeskSaying
  typed: Readonly<Record<string, string>>
  /** What is wrong, by field, in a word. */
  wrong?: Readonly<Record<string, string>> | undefined
  /** What was typed as a session was over, for the page `to`, once that account has signed in again; for no other. */
  awaits?: Awaits | undefined
}
type Awaits = { account: string; to: string; typed: Readonly<Record<string, string>> }

export const isLook = (said: DeskSaying) => DESK_SAYINGS[said] === 'look'
export const isAdded = (said: DeskSaying) => DESK_SAYINGS[said] === 'added'

/** What is no failure. */
export const isGood = (said: DeskSaying) => DESK_SAYINGS[said] === 'good' || isAdded(said) || isLook(said)

const isStored = (said: DeskSaying) => (isGood(said) && !isLook(said)) || DESK_SAYINGS[said] === 'stored'

/** What became of what was typed; `null`: nothing was sent. */
export const lastOf = (reply: DeskReply | null) => (reply === null ? null : isStored(reply.said) ? 'stored' : 'refused')

/**
 * A time that is refused takes the place of none: where one is set already, that one stands. What was kept as a draft is none
 * where it says what stands there already.
 * @param draft what waits by now; `null`: nothing, `undefined`: nobody can be asked
 */
export function withDraft(
  reply: DeskReply | null,
  draft: { schedule: DeskSchedule | null } | null | undefined,
): DeskReply | null {
  if (reply?.said === 'timeRefused' && draft?.schedule?.missed === null) return { ...reply, said: 'timeKept' }
  return reply?.said === 'draftSaved' && draft === null ? { ...reply, said: 'draftSame' } : reply
}

/** By what a form names one that is there: a picture, or a brochure. */
const OF_ONE = ['address', 'brochure'] as const

/**
 * What an upload was refused for that would have added one, or that was typed of one which is not shown any more: it has no
 * other form in which it could stand.
 * @param shown the names of those that are there; `null` where what was typed of one that is gone says nothing of another
 */
export function ofAdding(reply: DeskReply | null, shown: readonly string[] | null = null): DeskReply | null {
  if (reply === null || isGood(reply.said)) return null
  const isOfOne = (name: string | undefined) => name !== undefined && (!name || shown === null || shown.includes(name))
  return OF_ONE.some((name) => isOfOne(reply.typed[name])) ? null : reply
}
