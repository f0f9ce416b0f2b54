import type { MergeObstacle } from '@/lib/contract/desk/institution'
import type { Translated } from '@/lib/messages/translated'

/** Why two institutions are not made one, or not two again. */
export const deskObstacles = {
  undoObstacles: {
    itself: 'This is that institution itself.',
    unknown: 'There is no such institution any more.',
    notListed: 'It is not made one with this any more: somebody has undone it. Open the page again.',
    hangs:
      'Undone, this page would go, as no list tells of it alone any more, and with it what visitors and the desk added to it. Retire it with a successor instead.',
    drafted: 'Undone, this page would go, and a draft of it waits: publish or discard it first.',
    proposed: 'Undone, this page would go, and a proposal of its representative waits: decide about it first.',
    ending: 'Undone, this page would go, and a time is set at which it is to be retired: take that back first.',
    represented:
      'Undone, this page would go, and somebody represents it at the desk: an administrator closes their account first.',
    ranks_tied:
      'Undone, this page would go, and somebody tied a college of closing ranks to it by hand: undo that first, at “Colleges of closing ranks”.',
  } satisfies Record<MergeObstacle, string>,
  obstacles: {
    itself: 'That is this institution itself.',
    unknown: 'No institution has this number.',
    notListed: 'One of the two came from no list: retire this one with the other as its successor.',
    hangs:
      'This one has reviews, brochures, a place in shortlists, or what the desk said of it, which would be lost: merge the other way round, or retire it with a successor.',
    ranks_tied: 'Somebody tied a college of closing ranks to this one by hand: undo that first.',
    drafted: 'A draft of this one waits: publish or discard it first.',
    proposed: 'A proposal of its representative waits on this one: decide about it first.',
    ending: 'A time is set at which this one is to be retired: take that back first, or merge the other way round.',
    represented:
      'Somebody represents this one at the desk: an administrator closes their account first, and invites them for the one that stays.',
  } satisfies Record<MergeObstacle, string>,
}
export type DeskObstacleMessages = Translated<typeof deskObstacles>
