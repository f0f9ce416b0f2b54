import { z } from '@hono/zod-openapi'
import { cacheTags } from '@/lib/contract/cache-tags'
import { DESK_REVIEW_STATE, REVIEW_LISTS } from '@/lib/contract/desk/review'
import { REJECT_REASON_NAMES } from '@/lib/contract/review-states'
import { auditAnswers, auditEntrySchema } from '@/provider/desk/audit-answer'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { answerRows, deskReviewRowSchema } from '@/provider/desk/review-answer'
import { listAuditOf } from '@/provider/desk/store/audit'
import {
  countReported,
  decideOnReview,
  getDeskReview,
  listOthers,
  listRecent,
  listReviews,
  medianWait,
} from '@/provider/desk/store/reviews'
import { errorSchema, json, messageSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { answerInvalid } from '@/provider/http/failures'
import { choiceParam, pageParam, readId } from '@/provider/http/params'
import { recordOfReview } from '@/provider/reviews/store'

const UNKNOWN = 'There is no such review any more.'
const CHANGED = 'This review is not any more as you saw it: somebody decided, or its author changed it.'
const NO_REASON = 'Say why it is rejected.'
const PAGE = 20
const OTHERS = 50

const params = z.object({ id: z.string() })

const listRoute = deskRoute('GET /desk/reviews', {
  summary:
    'Reviews that wait or were reported, the oldest first; or those that are shown or rejected, the latest first',
  request: {
    query: z.object({
      state: choiceParam('Which; those that wait, unless another is given', REVIEW_LISTS),
      page: pageParam(),
    }),
  },
  responses: {
    200: json(
      z.strictObject({
        data: z.array(deskReviewRowSchema),
        total: z.int(),
        page: z.int(),
        limit: z.int(),
        median_minutes: z.int().nullable(),
        reported: z.int(),
        recent: z.array(deskReviewRowSchema),
      }),
      'A page, how long half of those waited that were decided within 30 days, and one’s own last decisions',
    ),
  },
})

const detailSchema = deskReviewRowSchema.extend({
  others: z.array(deskReviewRowSchema),
  history: z.array(auditEntrySchema),
})
const detailRoute = deskRoute('GET /desk/reviews/{id}', {
  summary: 'A review with what else its author wrote, and what was done with it',
  request: { params },
  responses: { 200: json(z.strictObject({ data: detailSchema }), 'The review') },
})

const stateRoute = deskWrite('POST /desk/reviews/{id}/state', DESK_REVIEW_STATE, {
  summary: 'Approves, keeps or rejects a review as it was shown, or takes the last decision back',
  description: `To reject takes a \`reason\`: ${REJECT_REASON_NAMES.join(', ')}. Its author reads it in their language, and \`words\` with it. To keep one settles what was reported of it; so does every other decision, until it is undone.`,
  request: { params },
  responses: {
    200: json(messageSchema, 'It is done, and in the audit trail.'),
    409: json(errorSchema, 'It is not as it was shown; nothing was done.'),
  },
})

export const deskReviewCalls = createRouter()
deskReviewCalls.openapi(listRoute, async (c) => {
  const { db, account, signIn } = c.var
  const { state = 'held', page } = c.req.valid('query')
  const now = signIn.now()
  const { rows, total } = await listReviews(db, { state, page, limit: PAGE })
  const recent = await answerRows(db, await listRecent(db, account.id, now), now)
  const data = await answerRows(db, rows, now)
  const [median_minutes, reported] = [await medianWait(db, now), await countReported(db)]
  return c.json({ data, total, page, limit: PAGE, median_minutes, reported, recent }, 200)
})
deskReviewCalls.openapi(detailRoute, async (c) => {
  const { db, signIn } = c.var
  const id = readId(c.req.valid('param').id)
  const found = id === undefined ? null : await getDeskReview(db, id)
  if (found === null) return c.json({ message: UNKNOWN }, 404)
  const others = await listOthers(db, found.review, OTHERS)
  const [data, ...rest] = await answerRows(db, [found, ...others], signIn.now())
  if (data === undefined) throw new Error('a row has no answer')
  const history = await auditAnswers(db, await listAuditOf(db, recordOfReview(found.review.id)))
  return c.json({ data: { ...data, others: rest, history } }, 200)
})
deskReviewCalls.openapi(stateRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const { action, version, reason: named, words = null } = c.req.valid('json')
  const reason = REJECT_REASON_NAMES.find((each) => each === named) ?? null
  if (action === 'reject' && reason === null) return answerInvalid(c, [{ path: ['reason'], message: NO_REASON }])
  if (id === undefined) return c.json({ message: UNKNOWN }, 404)
  const outcome = await decideOnReview(db, account, { id, action, version, reason, words }, signIn.now())
  if (outcome.kind === 'unknown') return c.json({ message: UNKNOWN }, 404)
  if (outcome.kind !== 'done') return c.json({ message: CHANGED }, 409)
  // Nobody is shown what was taken away, not even once.
  website.revalidate([cacheTags.institute(outcome.instituteId)], true)
  return c.json({ message: 'It is done.' }, 200)
})
