import { z } from 'zod'
import { MATCH_STATES, saidOfMatch } from '@/lib/contract/desk/match'
import { count, flag, id, list, required, string, text } from '@/lib/contract/lenient'

/** How two institutions stand that may be one: nobody has said anything, or that they are two. */
export const DUPLICATE_STATES = MATCH_STATES

/** `POST /desk/duplicates`: that two are two (`apart`), or that nobody says so any more. */
export const DESK_DUPLICATE = { one: 'text', other: 'text', action: ['apart', 'undo'] } as const
export const DUPLICATE_ACTIONS = DESK_DUPLICATE.action

const side = z.object({ id: required(id), name: required(text), ...saidOfMatch })
const pair = z.object({
  /** The older one, whose address is known. */
  one: required(side),
  other: required(side),
  /** What speaks for it and against it, as the command says it. */
  why: required(string),
  /** Lists that have both, and may know them for two. */
  lists: list(required(string)),
  /** Their names are apart, and the rest is alike. */
  renamed: flag,
  /** A university, and a college under its name. */
  part: flag,
})
export type DeskDuplicate = z.output<typeof pair>

/** `GET /desk/duplicates`: a page of those that stand so, the likeliest first; `looking`: they are still sought; `failed`: they could not be, lately. */
export const deskDuplicatePageSchema = z.object({
  data: list(pair),
  total: required(count),
  page: required(count),
  limit: required(count),
  looking: flag,
  failed: flag,
})
