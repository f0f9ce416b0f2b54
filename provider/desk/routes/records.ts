import { z } from '@hono/zod-openapi'
import { ENQUIRY_TYPES } from '@/lib/contract/enquiry'
import { answerEvent, eventListSchema } from '@/provider/calendar/routes'
import { listEvents } from '@/provider/calendar/store'
import { categoryWords } from '@/provider/closing-ranks/category-words'
import { rankWordSchema } from '@/provider/closing-ranks/rank-word-schema'
import { listRankWords, listUnknown } from '@/provider/closing-ranks/rank-words'
import { answerNotification, notificationSchema } from '@/provider/content/routes/notifications'
import { listNotifications } from '@/provider/content/store/notifications'
import { listFeeSheets } from '@/provider/costs/fee-sheet-list'
import { feeSheetSchema } from '@/provider/costs/fee-sheets'
import { answerScholarships, isInvented, scholarshipListAnswer } from '@/provider/costs/scholarship-schema'
import { listScholarships } from '@/provider/costs/scholarships'
import { deskRoute } from '@/provider/desk/desk-route'
import { recordCalls } from '@/provider/desk/record-calls'
import { DATES } from '@/provider/desk/store/dates'
import { FEE_SHEET_RECORDS } from '@/provider/desk/store/fee-sheets'
import { NOTIFICATIONS } from '@/provider/desk/store/notifications'
import { PLANS } from '@/provider/desk/store/plans'
import { RANK_WORDS } from '@/provider/desk/store/rank-words'
import { SCHOLARSHIPS } from '@/provider/desk/store/scholarships'
import { listTemplates, TEMPLATES } from '@/provider/desk/store/templates'
import { json, textSchema } from '@/provider/http/answers'
import { answerPlan, planSchema } from '@/provider/payments/routes/plans'
import { listPlans } from '@/provider/payments/store/plans'

/** Each room of records: its calls, and what its list answers. */

const listOf = <Row extends z.ZodType>(row: Row) => z.strictObject({ data: z.array(row) })

const dates = recordCalls(DATES, { thing: 'A dated event', isSample: ({ isSample }) => isSample })
dates.openapi(
  deskRoute('GET /desk/dates', {
    summary: 'Dated events of exams as GET /calendar has them, past all caches',
    responses: { 200: json(eventListSchema, 'The events') },
  }),
  async (c) => c.json({ data: (await listEvents(c.var.db)).map(answerEvent) }, 200),
)

const plans = recordCalls(PLANS, { thing: 'A plan', isSample: ({ isSample }) => isSample })
plans.openapi(
  deskRoute('GET /desk/plans', {
    summary: 'All plans in the order of GET /plans, past all caches',
    responses: { 200: json(listOf(planSchema.extend({ position: z.int(), is_sample: z.boolean() })), 'The plans') },
  }),
  async (c) => {
    const rows = await listPlans(c.var.db)
    const data = rows.map((row) => ({ ...answerPlan(row), position: row.position, is_sample: row.isSample }))
    return c.json({ data }, 200)
  },
)

const templates = recordCalls(TEMPLATES, { thing: 'A template', isSample: () => false })
const templateSchema = z.strictObject({
  id: z.int(),
  title: textSchema,
  text: textSchema.openapi({ description: 'With its placeholders, such as `{name}`' }),
  types: z.array(z.enum(ENQUIRY_TYPES)).openapi({ description: 'For which kinds of enquiries; none: for all' }),
})
templates.openapi(
  deskRoute('GET /desk/templates', {
    summary: 'Templates of answers to enquiries, by title',
    responses: { 200: json(listOf(templateSchema), 'The templates') },
  }),
  async (c) => c.json({ data: await listTemplates(c.var.db) }, 200),
)

const notifications = recordCalls(NOTIFICATIONS, { thing: 'A notification', isSample: ({ isSample }) => isSample })
notifications.openapi(
  deskRoute('GET /desk/notifications', {
    summary: 'All notifications in the order of GET /notification, past all caches',
    responses: { 200: json(listOf(notificationSchema.extend({ is_sample: z.boolean() })), 'The notifications') },
  }),
  async (c) => {
    const rows = await listNotifications(c.var.db)
    return c.json({ data: rows.map((row) => ({ ...answerNotification(row), is_sample: row.isSample })) }, 200)
  },
)

const rankWords = recordCalls(RANK_WORDS, { thing: 'A word', isSample: ({ id }) => id === 'sample-cet' })
const unknownCodes = z.array(z.string()).openapi({
  description: 'Codes and exams of lists of which no word says anything, and the parts of such codes',
})
rankWords.openapi(
  deskRoute('GET /desk/rank-words', {
    summary: 'What the codes of closing ranks mean, and what exams are called, past all caches',
    responses: { 200: json(listOf(rankWordSchema).extend({ unknown: unknownCodes }), 'The words') },
  }),
  async (c) => {
    const { db } = c.var
    const words = await listRankWords(db)
    const isKnown = (code: string) => categoryWords(words, code).category !== null
    return c.json({ data: words, unknown: await listUnknown(db, words, isKnown) }, 200)
  },
)

const scholarships = recordCalls(SCHOLARSHIPS, { thing: 'A scholarship', isSample: isInvented })
scholarships.openapi(
  deskRoute('GET /desk/scholarships', {
    summary: 'Scholarships as GET /scholarships has them, past all caches',
    responses: { 200: json(scholarshipListAnswer, 'The scholarships') },
  }),
  async (c) => c.json(answerScholarships(await listScholarships(c.var.db)), 200),
)

const feeSheets = recordCalls(FEE_SHEET_RECORDS, { thing: 'A fee sheet', isSample: () => false })
feeSheets.openapi(
  deskRoute('GET /desk/fee-sheets', {
    summary: 'Fee sheets as GET /fee-rules has them, past all caches',
    responses: { 200: json(listOf(feeSheetSchema), 'The sheets') },
  }),
  async (c) => c.json({ data: await listFeeSheets(c.var.db) }, 200),
)

export const deskRecordCalls = [dates, plans, templates, notifications, rankWords, scholarships, feeSheets]
