import { z } from 'zod'
import { day, moment } from '@/lib/contract/date-time'
import { scheduleSchema, timedSection } from '@/lib/contract/desk/content'
import { waitingEnds } from '@/lib/contract/desk/end'
import { errorReports } from '@/lib/contract/desk/error-report'
import { INSTITUTION_GAPS } from '@/lib/contract/desk/institution'
import { DRAFTED_LISTS } from '@/lib/contract/desk/rights'
import { count, id, list, orNull, required, string, text, underData, word } from '@/lib/contract/lenient'

const enquiries = z.object({
  new: required(count),
  taken: required(count),
  answered: required(count),
  closed: required(count),
  /** How many of those that are taken are one's own. */
  mine: required(count),
  /** How many are to be followed up today, or were before. */
  due: count,
  /** Since when the longest has waited that nobody has taken. */
  oldest_new_at: moment,
  /** Since when the longest is taken, by whomever, and not answered. */
  oldest_taken_at: moment,
  /** On which day the first of those that are due was to be followed up. */
  oldest_due_on: day,
})
const reviews = z.object({
  held: required(count),
  /** How many that are shown were reported. */
  reported: count,
  /** Since when the longest of those that are held has waited. */
  oldest_held_at: moment,
  /** How long half of those waited at most that were decided in the last 30 days. */
  median_minutes: count,
})
const content = z.object({
  drafts: required(count),
  /** What is to be published at a time, or was and has not been. */
  timed: list(timedSection),
})
/** Of institutions: those that have a time first, then the latest. */
const draft = z.object({
  name: required(text),
  by: required(string),
  at: required(moment),
  schedule: orNull(scheduleSchema),
})
const drafts = z.object({ count: required(count), latest: list(draft.extend({ id: required(id) })) })
/** The same of records that are kept one at a time, of institutions that are not there yet, and of the home page's lists. `place`: where such an institution is to be. */
const recordDraft = draft.extend({ list: required(word(DRAFTED_LISTS)), id: required(string), place: text })
const recordDrafts = z.object({ count: required(count), latest: list(recordDraft) })
/** `GET /desk/drafts/plans`, and that of other kinds: what waits of what is not there yet. */
export const recordDraftListSchema = underData(list(recordDraft))
const imports = z.object({
  failed: required(count),
  /** Tried, and not imported yet. */
  tried: required(count),
})
/** Of representatives, on what stands in their institution's record. */
const proposals = z.object({
  open: required(count),
  /** Since when the longest has waited. */
  oldest_at: moment,
})
/** Of who represents an institution: reviews of it without a reply, and what became of what they proposed. */
const own = z.object({
  unreplied: required(count),
  /** Since when the longest of these stands there. */
  oldest_unreplied_at: moment,
  /** Since when a proposal waits for the editors. */
  proposed_at: moment,
  /** When they decided last. */
  decided_at: moment,
})
/** Of how many rows of lists somebody has to say whose they are. */
const matches = z.object({ open: required(count) })
/** How complete the directory is. */
const quality = z.object({
  institutions: required(count),
  lacking: list(z.object({ gap: required(word(INSTITUTION_GAPS)), count: required(count) })),
})
const lists = z.object({
  count: required(count),
  /** Those that speak as of a day more than a year ago, the oldest first, and those that name none. */
  old: list(z.object({ title: required(string), dated: day })),
})
/** For how many days searches without an answer are kept, and on how many they were made before anybody is shown them. */
export const UNANSWERED = { keptDays: 90, shownDays: 3 } as const
/** What visitors searched for and nobody is called, the most frequent first. */
const unanswered = z.object({
  words: required(string),
  count: required(count),
  days: required(count),
  last_day: required(day),
})
/** `GET /desk/overview`: each room's part where the room is theirs. */
export const deskOverviewSchema = underData(
  z.object({
    enquiries: orNull(enquiries),
    reviews: orNull(reviews),
    content: orNull(content),
    drafts: orNull(drafts),
    record_drafts: orNull(recordDrafts),
    ends: orNull(waitingEnds),
    imports: orNull(imports),
    matches: orNull(matches),
    proposals: orNull(proposals),
    own: orNull(own),
    errors: orNull(errorReports),
    quality: orNull(quality),
    lists: orNull(lists),
    unanswered: orNull(z.object({ searches: list(unanswered) })),
  }),
)
export type DeskOverview = z.output<typeof deskOverviewSchema>
export type WaitingEnquiries = z.output<typeof enquiries>
export type WaitingContent = z.output<typeof content>
export type WaitingDrafts = z.output<typeof drafts>
export type WaitingRecordDrafts = z.output<typeof recordDrafts>
export type WaitingReviews = z.output<typeof reviews>
export type WaitingImports = z.output<typeof imports>
export type WaitingMatches = z.output<typeof matches>
export type WaitingOwn = z.output<typeof own>
export type WaitingProposals = z.output<typeof proposals>
export type DirectoryQuality = z.output<typeof quality>
export type ListAges = z.output<typeof lists>
export type UnansweredSearch = z.output<typeof unanswered>
