import { z } from 'zod'
import { moment } from '@/lib/contract/date-time'
import { auditEntrySchema } from '@/lib/contract/desk/audit'
import { scheduleSchema } from '@/lib/contract/desk/content'
import { draftSchema } from '@/lib/contract/desk/draft'
import { flag, id, list, orNull, required, string, text, underData, word } from '@/lib/contract/lenient'

/** The lists of institutions on the home page, in the order in which they stand there. */
export const SHOWCASES = ['top', 'partners'] as const
export type Showcase = (typeof SHOWCASES)[number]
/** Of so many nobody reads more. */
export const MAX_SHOWN = 24

const SHOWCASE_ACTIONS = ['add', 'remove', 'up', 'down'] as const
export type ShowcaseAction = (typeof SHOWCASE_ACTIONS)[number]
/** `POST /desk/showcases/{list}`: what is done with an institution in a list as it was shown, for the public at once. */
export const DESK_SHOWCASE = { version: 'text', action: SHOWCASE_ACTIONS, institute: 'text' } as const

/** Why one cannot be added, under `errors.institute`: no institution that stands has this number; it is there; the list is full. */
export const SHOWCASE_FLAWS = ['unknown', 'twice', 'full'] as const
export type ShowcaseFlaw = (typeof SHOWCASE_FLAWS)[number]

/** Of the draft of a list, which is a record of one field: the numbers of its institutions, with a space between, as they are sent. */
export const SHOWCASE_FIELDS = ['institutions'] as const

const row = z.object({
  ...{ id: required(id), name: required(text), city: text, district: text, retired: flag },
  /** It cannot be published there: no institution that stands is called so any more. */
  unknown: flag,
})
export type ShownInstitution = z.output<typeof row>
const showcase = z.object({
  list: required(word(SHOWCASES)),
  /** Another one after every change. */
  version: required(string),
  institutions: list(row),
})
export type DeskShowcase = z.output<typeof showcase>
/** `GET /desk/showcases`: what stands before the public. `draft`: what waits of it. */
export const deskShowcasesSchema = underData(
  list(
    showcase.extend({
      draft: orNull(z.object({ by: required(string), at: required(moment), schedule: orNull(scheduleSchema) })),
    }),
  ),
)
export type DeskShowcases = NonNullable<z.output<typeof deskShowcasesSchema>>

/** `GET /desk/showcases/{list}`: a list with its draft in its place, and what was done with it. */
export const deskShowcaseSchema = underData(
  showcase.extend({
    /** What stands before the public: in words, as the draft and its history say it. */
    values: z.record(z.string(), z.string()),
    draft: orNull(draftSchema),
    history: list(auditEntrySchema),
  }),
)
export type DraftedShowcase = NonNullable<z.output<typeof deskShowcaseSchema>>
/** `GET /desk/showcases/{list}/versions/{number}`: what it said then, if that is something else; `gone`: who cannot stand there any more. */
export const deskShowcaseVersionSchema = underData(
  z.object({ said: z.record(z.string(), z.string()), gone: list(required(string)) }),
)
