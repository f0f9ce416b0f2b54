import { z } from 'zod'
import { type Miss, scheduleSchema } from '@/lib/contract/desk/content'
import { DESK_LISTS, type DeskCall, type DeskList } from '@/lib/contract/desk/rights'
import { id, list, orNull, required, text, word } from '@/lib/contract/lenient'

/** What ends by itself at a time: an institution is retired then, a record that is kept one at a time withdrawn. */
export const ENDING_LISTS = DESK_LISTS
export type EndingList = DeskList
/** Who may make it may say when one of the list ends, and is told which do. */
export const endCall = (list: EndingList): DeskCall =>
  list === 'institutions' ? 'POST /desk/institutions/{id}/retire-at' : `POST /desk/${list}/{id}/withdraw-at`

/**
 * `POST /desk/institutions/{id}/retire-at`: as it was shown, it is retired at the moment `until` (ISO 8601 with its distance from
 * UTC), or, where that is empty, at none any more. `successor`: the id of the one to which its page leads from then on.
 */
export const DESK_RETIRE_AT = { version: 'text', successor: 'text?', until: 'text' } as const
/** `POST /desk/dates/{id}/withdraw-at`, and that of other kinds: the same, of a record that is withdrawn then. */
export const DESK_WITHDRAW_AT = { version: 'text', until: 'text' } as const

/** Why something did not end at its time: what a draft can be missed for besides stops no end. */
export const END_MISSES = ['invalid', 'forbidden'] as const satisfies readonly Miss[]

/** When it ends and who set that, or why it did not (`missed`). With a reason that nobody can tell it says nothing: not that it is still to end. */
export const endSchema = scheduleSchema.extend({ missed: z.enum(END_MISSES).nullable().default(null) })
export const institutionEndSchema = endSchema.extend({
  /** To which its page leads then. */
  successor: orNull(z.object({ id: required(id), name: required(text) })),
})
const waiting = endSchema.extend({ list: required(word(ENDING_LISTS)), id: required(id), name: required(text) })
/** What ends by itself, the soonest first, as the overview names it. */
export const waitingEnds = z.object({ timed: list(waiting) })
export type WaitingEnds = z.output<typeof waitingEnds>
