import { z } from '@hono/zod-openapi'
import { endCall, ENDING_LISTS } from '@/lib/contract/desk/end'
import { INSTITUTION_GAPS } from '@/lib/contract/desk/institution'
import { type DeskCall, type DeskRole, draftCall, DRAFTED_LISTS, mayCall } from '@/lib/contract/desk/rights'
import { listSchedules } from '@/provider/content/store/schedules'
import { contentDrafts } from '@/provider/content/store/content-tables'
import { deskRoute } from '@/provider/desk/desk-route'
import { draftScheduleAnswer } from '@/provider/desk/draft-answer'
import { scheduleAnswer, timedSchema } from '@/provider/desk/routes/content-answer'
import { errorReportsSchema } from '@/provider/desk/error-report-answer'
import { getOwnInstitute } from '@/provider/desk/own-institute'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { countInbox } from '@/provider/desk/store/inbox'
import { listErrorReports } from '@/provider/desk/store/error-reports'
import { countImports } from '@/provider/desk/store/imports'
import { countDoubts } from '@/provider/desk/store/matches'
import { countUnreplied } from '@/provider/desk/store/replies'
import { countProposals, getOpenProposal, listPastProposals } from '@/provider/desk/store/proposals'
import { countWaiting, medianWait } from '@/provider/desk/store/reviews'
import { listInstitutionDrafts } from '@/provider/desk/store/institution-drafts'
import {
  listWaiting,
  listWaitingEnds,
  timedFirst,
  waitingEndSchema,
  waitingRecordSchema,
  waitingShape,
} from '@/provider/desk/waiting-drafts'
import { json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import type { Database } from '@/provider/platform/database'
import { liveDirectory } from '@/provider/search/live-directory'
import { listUnanswered } from '@/provider/search/unanswered/unanswered-searches'
import { ageLists } from '@/provider/sources/store'

/** So many drafts of institutions are named; all are counted. */
const MAX_DRAFTS = 20

const moment = z.iso.datetime().nullable()
const enquiriesSchema = z.strictObject({
  new: z.int(),
  taken: z.int(),
  answered: z.int(),
  closed: z.int(),
  mine: z.int(),
  due: z.int(),
  oldest_new_at: moment,
  oldest_taken_at: moment,
  oldest_due_on: z.iso.date().nullable(),
})
const reviewsSchema = z.strictObject({
  held: z.int(),
  reported: z.int(),
  oldest_held_at: moment,
  median_minutes: z.int().nullable(),
})
const contentSchema = z.strictObject({
  drafts: z.int(),
  timed: z.array(timedSchema).openapi({ description: 'What is to be published at a time, or was and has not been' }),
})
const LATEST = { description: 'Those that have a time first, then the latest' }
const draftsSchema = z.strictObject({
  count: z.int(),
  latest: z.array(z.strictObject({ id: z.int(), ...waitingShape })).openapi(LATEST),
})
const recordDraftsSchema = z.strictObject({
  count: z.int(),
  latest: z.array(waitingRecordSchema).openapi(LATEST),
})
const endsSchema = z.strictObject({
  timed: z.array(waitingEndSchema).openapi({ description: 'What ends by itself, or has not, the soonest first' }),
})
const importsSchema = z.strictObject({ failed: z.int(), tried: z.int() })
const matchesSchema = z.strictObject({ open: z.int().openapi({ description: 'Rows of lists that are in doubt' }) })
const proposalsSchema = z.strictObject({ open: z.int(), oldest_at: moment })
const ownSchema = z.strictObject({
  unreplied: z.int(),
  ...{ oldest_unreplied_at: moment, proposed_at: moment, decided_at: moment },
})
const qualitySchema = z.strictObject({
  institutions: z.int(),
  lacking: z
    .array(z.strictObject({ gap: z.enum(INSTITUTION_GAPS), count: z.int() }))
    .openapi({ description: 'How many lack it; the list of institutions is narrowed by the same words' }),
})
const listsSchema = z.strictObject({
  count: z.int(),
  old: z
    .array(z.strictObject({ title: z.string(), dated: z.iso.date().nullable() }))
    .openapi({ description: 'That speak as of a day more than a year ago, the oldest first; last those of no day' }),
})
const unansweredSchema = z.strictObject({
  searches: z
    .array(z.strictObject({ words: z.string(), count: z.int(), days: z.int(), last_day: z.iso.date() }))
    .openapi({ description: 'What was searched for on several days and nobody is called, the most frequent first' }),
})
const overviewSchema = z.strictObject({
  enquiries: z.union([enquiriesSchema, z.null()]),
  reviews: z.union([reviewsSchema, z.null()]),
  content: z.union([contentSchema, z.null()]),
  drafts: z.union([draftsSchema, z.null()]).openapi({ description: 'Of institutions that are there' }),
  record_drafts: z.union([recordDraftsSchema, z.null()]).openapi({
    description: 'Of the records that they keep one at a time, and of institutions that are not there yet',
  }),
  ends: z.union([endsSchema, z.null()]),
  imports: z.union([importsSchema, z.null()]),
  matches: z.union([matchesSchema, z.null()]),
  proposals: z.union([proposalsSchema, z.null()]),
  own: z.union([ownSchema, z.null()]).openapi({ description: 'Of the institution that they represent' }),
  errors: z.union([errorReportsSchema, z.null()]),
  quality: z.union([qualitySchema, z.null()]),
  lists: z.union([listsSchema, z.null()]),
  unanswered: z.union([unansweredSchema, z.null()]),
})

const overviewRoute = deskRoute('GET /desk/overview', {
  summary: 'What waits, of the rooms that are theirs',
  responses: { 200: json(z.strictObject({ data: overviewSchema }), 'Counts; `null` for a room that is not theirs') },
})

async function enquiriesOf(db: Database, accountId: number, now: Date) {
  const { oldestNewAt, oldestTakenAt, oldestDueOn, ...counts } = await countInbox(db, accountId, now)
  return {
    ...counts,
    oldest_new_at: oldestNewAt?.toISOString() ?? null,
    oldest_taken_at: oldestTakenAt?.toISOString() ?? null,
    oldest_due_on: oldestDueOn,
  }
}

async function reviewsOf(db: Database, now: Date) {
  const { oldestHeldAt, ...counts } = await countWaiting(db)
  return { ...counts, oldest_held_at: oldestHeldAt?.toISOString() ?? null, median_minutes: await medianWait(db, now) }
}

async function contentOf(db: Database) {
  const [drafts, schedules] = await Promise.all([db.$count(contentDrafts), listSchedules(db)])
  const timed = schedules.map((schedule) => ({ section: schedule.section, ...scheduleAnswer(schedule) }))
  return { drafts, timed }
}

async function draftsOf(db: Database) {
  const all = await listInstitutionDrafts(db)
  const latest = all
    .map(({ id, name, version, draft }) => ({
      ...{ id, name, by: draft.by, at: draft.at.toISOString() },
      schedule: draftScheduleAnswer({ version }, draft),
    }))
    .toSorted(timedFirst)
  return { count: all.length, latest: latest.slice(0, MAX_DRAFTS) }
}

/** Of the rooms that are theirs; `null`: none is. */
async function recordDraftsOf(db: Database, role: DeskRole) {
  const lists = DRAFTED_LISTS.filter((list) => mayCall(role, draftCall(list)))
  if (lists.length === 0) return null
  const all = await listWaiting(db, lists)
  return { count: all.length, latest: all.slice(0, MAX_DRAFTS) }
}

/** The same of what ends by itself. */
async function endsOf(db: Database, role: DeskRole) {
  const lists = ENDING_LISTS.filter((list) => mayCall(role, endCall(list)))
  return lists.length === 0 ? null : { timed: await listWaitingEnds(db, lists) }
}

async function proposalsOf(db: Database) {
  const { open, oldestAt } = await countProposals(db)
  return { open, oldest_at: oldestAt?.toISOString() ?? null }
}

/** `null`: they represent none, or one that is retired. */
async function ownOf(db: Database, account: DeskAccount) {
  const institute = await getOwnInstitute(db, account)
  if (institute === null) return null
  const [reviews, open, [last]] = await Promise.all([
    countUnreplied(db, institute.id),
    getOpenProposal(db, institute.id),
    listPastProposals(db, institute.id, 1),
  ])
  return {
    ...{ unreplied: reviews.count, oldest_unreplied_at: reviews.oldestAt?.toISOString() ?? null },
    ...{ proposed_at: open?.proposedAt.toISOString() ?? null, decided_at: last?.decidedAt?.toISOString() ?? null },
  }
}

async function qualityOf(db: Database) {
  return (await liveDirectory(db).search()).measureUpkeep()
}

async function unansweredOf(db: Database, now: Date) {
  const searches = await listUnanswered(db, now)
  return { searches: searches.map(({ lastDay, ...search }) => ({ ...search, last_day: lastDay ?? '' })) }
}

export const deskOverview = createRouter()
deskOverview.openapi(overviewRoute, async (c) => {
  const { db, account, signIn } = c.var
  const isTheirs = (call: DeskCall) => mayCall(account.role, call)
  const now = signIn.now()
  const [mayEdit, mayImport] = [isTheirs('GET /desk/institutions'), isTheirs('GET /desk/imports')]
  const data = {
    enquiries: isTheirs('GET /desk/enquiries') ? await enquiriesOf(db, account.id, now) : null,
    reviews: isTheirs('GET /desk/reviews') ? await reviewsOf(db, now) : null,
    content: isTheirs('GET /desk/content') ? await contentOf(db) : null,
    drafts: mayEdit ? await draftsOf(db) : null,
    record_drafts: await recordDraftsOf(db, account.role),
    ends: await endsOf(db, account.role),
    imports: mayImport ? await countImports(db, now) : null,
    matches: isTheirs('GET /desk/matches') ? { open: await countDoubts(db) } : null,
    proposals: isTheirs('GET /desk/proposals') ? await proposalsOf(db) : null,
    own: await ownOf(db, account),
    errors: mayEdit ? await listErrorReports(db, null) : null,
    quality: mayEdit ? await qualityOf(db) : null,
    lists: mayEdit || mayImport ? await ageLists(db, now) : null,
    unanswered: mayEdit ? await unansweredOf(db, now) : null,
  }
  return c.json({ data }, 200)
})
