import 'server-only'
import { z } from 'zod'
import type { DraftAction } from '@/lib/contract/desk/draft'
import { keysOf } from '@/lib/contract/keys-of'
import type { DRAFT_DONE, DeskSaying } from '@/lib/rules/desk/desk-reply'
import { DAY_CONTROL, momentOf, TIME_CONTROL, UNTIL_DAY, UNTIL_TIME } from '@/lib/rules/desk/publish-time'

/** What the buttons of a form with drafts ask for (components/desk/draft-parts.tsx). */

const ACTIONS = {
  ...{ publish: 'publish', save: 'keep', discard: 'discard' },
  ...{ schedule: 'schedule', unschedule: 'schedule' },
} as const satisfies Record<keyof typeof DRAFT_DONE, DraftAction>

const time = z.string().max(40).default('')
/** What such a form sends besides its fields. */
export const draftControls = {
  do: z.enum(keysOf(ACTIONS)).default('publish'),
  /** Whether one waited as the form was shown. */
  draft: z.string().default(''),
  ...{ [DAY_CONTROL]: time, [TIME_CONTROL]: time },
}
type Time = Record<typeof DAY_CONTROL | typeof TIME_CONTROL, string>
type Pressed = { button: keyof typeof ACTIONS; draft: string; time: Time }

export const timeIn = (sent: Time): Time => ({
  [DAY_CONTROL]: sent[DAY_CONTROL],
  [TIME_CONTROL]: sent[TIME_CONTROL],
})

/** What the form of an end sends of its time, also where it ends at once. */
export const untilControls = { [UNTIL_DAY]: time, [UNTIL_TIME]: time }
/** And by which of the buttons of that time. */
export const endControls = { do: z.enum(['set', 'unset']).default('set'), ...untilControls }
type UntilTime = Record<typeof UNTIL_DAY | typeof UNTIL_TIME, string>
type Until = { do: 'set' | 'unset' } & UntilTime
export const untilAsked = (sent: Until) => (sent.do === 'unset' ? '' : momentOf(sent[UNTIL_DAY], sent[UNTIL_TIME]))
export const untilTyped = (sent: UntilTime) => ({ [UNTIL_DAY]: sent[UNTIL_DAY], [UNTIL_TIME]: sent[UNTIL_TIME] })
export const END_DONE = { set: 'endSet', unset: 'endRemoved' } as const satisfies Record<Until['do'], DeskSaying>

/** With no draft in between, as it was before there were drafts, and with a provider that has none. */
export const isPlain = ({ button, draft }: Pick<Pressed, 'button' | 'draft'>) => button === 'publish' && draft === ''
export const isOfTime = ({ button }: Pick<Pressed, 'button'>) => button === 'schedule' || button === 'unschedule'

/** What the provider is asked to do with the draft. @param typed the fields that were changed */
export const draftAsked = (pressed: Pressed, typed: Readonly<Record<string, string>>) => ({
  action: ACTIONS[pressed.button],
  ...(pressed.button !== 'discard' && typed),
  ...(isOfTime(pressed) && {
    at: pressed.button === 'schedule' ? momentOf(pressed.time[DAY_CONTROL], pressed.time[TIME_CONTROL]) : '',
  }),
})

/** What a 422 means. Whatever is typed is kept as the draft, but for nothing at all. */
export const refusalOf = (pressed: Pick<Pressed, 'button' | 'draft'>): DeskSaying =>
  isPlain(pressed) || pressed.button === 'save' ? 'invalid' : isOfTime(pressed) ? 'timeRefused' : 'notPublished'
