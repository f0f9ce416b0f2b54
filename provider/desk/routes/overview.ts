import { createRoute, z } from '@hono/zod-openapi'
import { type DeskCall, mayCall } from '@/lib/contract/desk/rights'
import { atDesk, DESK_REFUSALS, NO_RECORD } from '@/provider/desk/at-desk'
import { listSchedules } from '@/provider/content/store/schedules'
import { contentDrafts } from '@/provider/content/store/content-tables'
import { scheduleAnswer, timedSchema } from '@/provider/desk/routes/content-answer'
import { countInbox } from '@/provider/desk/store/enquiries'
import { countWaiting, medianWait } from '@/provider/desk/store/reviews'
import { FAILURES, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import type { Database } from '@/provider/platform/database'

const moment = z.iso.datetime().nullable()
const enquiriesSchema = z.strictObject({
  new: z.int(),
  taken: z.int(),
  answered: z.int(),
  closed: z.int(),
  mine: z.int(),
  due: z.int(),
  oldest_new_at: moment,
})
const reviewsSchema = z.strictObject({ held: z.int(), oldest_held_at: moment, median_minutes: z.int().nullable() })
const contentSchema = z.strictObject({
  drafts: z.int(),
  timed: z.array(timedSchema).openapi({ description: 'What is to be published at a time, or was and has not been' }),
})
const overviewSchema = z.strictObject({
  enquiries: z.union([enquiriesSchema, z.null()]),
  reviews: z.union([reviewsSchema, z.null()]),
  content: z.union([contentSchema, z.null()]),
})

const overviewRoute = createRoute({
  method: 'get',
  path: '/desk/overview',
  summary: 'What waits, of the rooms that are theirs',
  middleware: [atDesk('GET /desk/overview')] as const,
  security: [{ bearer: [] }],
  responses: {
    200: json(z.strictObject({ data: overviewSchema }), 'Counts; `null` for a room that is not theirs'),
    404: NO_RECORD,
    ...DESK_REFUSALS,
    ...FAILURES,
  },
})

async function enquiriesOf(db: Database, accountId: number, now: Date) {
  const { oldestNewAt, ...counts } = await countInbox(db, accountId, now)
  return { ...counts, oldest_new_at: oldestNewAt?.toISOString() ?? null }
}

async function reviewsOf(db: Database, now: Date) {
  const { held, oldestHeldAt } = await countWaiting(db)
  return { held, oldest_held_at: oldestHeldAt?.toISOString() ?? null, median_minutes: await medianWait(db, now) }
}

async function contentOf(db: Database) {
  const [drafts, schedules] = await Promise.all([db.$count(contentDrafts), listSchedules(db)])
  const timed = schedules.map((schedule) => ({ section: schedule.section, ...scheduleAnswer(schedule) }))
  return { drafts, timed }
}

export const deskOverview = createRouter()
deskOverview.openapi(overviewRoute, async (c) => {
  const { db, account, signIn } = c.var
  const isTheirs = (call: DeskCall) => mayCall(account.role, call)
  const enquiries = isTheirs('GET /desk/enquiries') ? await enquiriesOf(db, account.id, signIn.now()) : null
  const reviews = isTheirs('GET /desk/reviews') ? await reviewsOf(db, signIn.now()) : null
  const content = isTheirs('GET /desk/content') ? await contentOf(db) : null
  return c.json({ data: { enquiries, reviews, content } }, 200)
})
