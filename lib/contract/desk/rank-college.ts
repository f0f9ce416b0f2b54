import { z } from 'zod'
import { auditEntrySchema } from '@/lib/contract/desk/audit'
import { count, id, list, number, orNull, required, string, text, underData, word } from '@/lib/contract/lenient'

/**
 * How a college of closing ranks stands: no institution was found for it, the import could not say which one it is, an
 * import tied it to one, somebody did, or somebody said that it is none of the directory's.
 */
export const COLLEGE_STATES = ['missing', 'doubt', 'tied', 'byHand', 'none'] as const
export type CollegeState = (typeof COLLEGE_STATES)[number]
/** Why it is not tied: there is no such institution, or no list brought it. */
export const COLLEGE_OBSTACLES = ['unknown', 'notListed'] as const
export type CollegeObstacle = (typeof COLLEGE_OBSTACLES)[number]

/**
 * `POST /desk/rank-colleges/{id}`: of a college as it was shown (`version`): it is the institution `institute_id`; it is
 * none that is there; or what somebody said is undone.
 */
export const DESK_RANK_COLLEGE = {
  version: 'text',
  action: ['tie', 'none', 'undo'],
  institute_id: 'text?',
} as const
export const COLLEGE_ACTIONS = DESK_RANK_COLLEGE.action

const institution = z.object({ id: required(id), name: required(text) })
const row = z.object({
  id: required(id),
  exam: required(text),
  code: required(string),
  name: required(string),
  place: string,
  state: required(word(COLLEGE_STATES)),
  institution: orNull(institution),
  /** Of all its lists. */
  courses: required(count),
  ranks: required(count),
})
export type DeskRankCollege = z.output<typeof row>

/** `GET /desk/rank-colleges`: a page, and of what is asked for how many stand how. */
export const deskRankCollegePageSchema = z.object({
  data: list(row),
  total: required(count),
  page: required(count),
  limit: required(count),
  exams: list(z.object({ id: required(string), name: required(text), count: required(count) })),
  states: list(z.object({ name: required(word(COLLEGE_STATES)), count: required(count) })),
})
export type DeskRankCollegePage = z.output<typeof deskRankCollegePageSchema>

const candidate = institution.extend({
  category: text,
  district: text,
  city: text,
  address: string,
  /** In English, as the command says it; of what was searched for what speaks for it and what against it. */
  why: string,
})
export type CollegeCandidate = z.output<typeof candidate>

/** `GET /desk/rank-colleges/{id}`: with the institutions that it may be, or that a search finds (`?q=`). */
export const deskRankCollegeSchema = underData(
  row.extend({
    version: required(string),
    lists: list(z.object({ title: required(string), year: required(number), round: required(number) })),
    /** To which an import had tied it, before somebody decided. */
    former: orNull(institution),
    candidates: list(candidate),
    history: list(auditEntrySchema),
  }),
)
export type DeskRankCollegeDetail = z.output<typeof deskRankCollegeSchema>
