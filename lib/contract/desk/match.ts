import { z } from 'zod'
import type { InstitutionField } from '@/lib/contract/desk/institution'
import { codedField } from '@/lib/contract/text-fields'
import { count, flag, id, list, orNull, OTHER_LANGUAGES, required, string, text, word } from '@/lib/contract/lenient'

/** How a row of a list stands of which the import could not say whose it is: in doubt, or decided by somebody. */
export const MATCH_STATES = ['open', 'decided'] as const
export type MatchState = (typeof MATCH_STATES)[number]
/** Why it is not decided: there is no such institution, no list brought it, something hangs on what would go, or a draft of it waits, nothing tells its kind. */
export const MATCH_OBSTACLES = [
  'unknown',
  'notListed',
  'hangs',
  'drafted',
  'proposed',
  'represented',
  'ending',
  'ranks_tied',
  'kindless',
] as const
export type MatchObstacle = (typeof MATCH_OBSTACLES)[number]

/** What of a row is shown, besides its name, beside what the institutions say that it may be. */
export const MATCH_FIELDS = [
  ...OTHER_LANGUAGES.map((language) => codedField('name', language)),
  'type_id',
  'district_id',
  'city_id',
  'address',
  'zip',
  'phone',
  'website',
  'university',
  'ownership',
] as const satisfies readonly InstitutionField[]
export type MatchField = (typeof MATCH_FIELDS)[number]
/** So many courses are named. */
export const MAX_MATCH_COURSES = 3

/** What is decided of a row: it is an institution that is there, or one of its own. */
export const MATCH_DECISIONS = ['same', 'apart'] as const
export type MatchDecision = (typeof MATCH_DECISIONS)[number]

/**
 * `POST /desk/matches`: of a row as it was shown (`version`): it is the institution `institute_id`; it is none that is
 * there, and begins one; or what was decided is undone.
 */
export const DESK_MATCH = {
  source: 'text',
  external_id: 'text',
  version: 'text',
  action: [...MATCH_DECISIONS, 'undo'],
  institute_id: 'text?',
} as const
export const MATCH_ACTIONS = DESK_MATCH.action

export const saidOfMatch = {
  /** By the names of `MATCH_FIELDS`. */
  values: z.record(z.string(), z.string()),
  courses: list(required(string)),
  course_count: required(count),
}
const institution = z.object({ id: required(id), name: required(text) })
const candidate = institution.extend({
  /** In English, as the command says it. */
  why: string,
  ...saidOfMatch,
})
const row = z.object({
  source: required(string),
  source_title: string,
  external_id: required(string),
  version: required(string),
  name: required(string),
  ...saidOfMatch,
  /** Whether it can begin an institution of its own. */
  may_begin: flag,
  candidates: list(candidate),
  decision: word(MATCH_DECISIONS),
  /** Where it was decided to belong. */
  institution: orNull(institution),
})
export type DeskMatchRow = z.output<typeof row>

/** `GET /desk/matches`: a page, and how many of each list stand so. */
export const deskMatchPageSchema = z.object({
  data: list(row),
  total: required(count),
  page: required(count),
  limit: required(count),
  sources: list(z.object({ name: required(string), title: string, count: required(count) })),
})
export type DeskMatchPage = z.output<typeof deskMatchPageSchema>
