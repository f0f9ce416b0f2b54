import { z } from 'zod'
import { flag, id, list, required, string, text, underData, word } from '@/lib/contract/lenient'

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

const row = z.object({ id: required(id), name: required(text), city: text, district: text, retired: flag })
export type ShownInstitution = z.output<typeof row>
const showcase = z.object({
  list: required(word(SHOWCASES)),
  /** Another one after every change. */
  version: required(string),
  institutions: list(row),
})
export type DeskShowcase = z.output<typeof showcase>
/** `GET /desk/showcases`. */
export const deskShowcasesSchema = underData(list(showcase))
