import { z } from '@hono/zod-openapi'
import { cacheTags } from '@/lib/contract/cache-tags'
import { DESK_REPLY } from '@/lib/contract/desk/reply'
import { DESK_REVIEW_REPLY } from '@/lib/contract/desk/review'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { getOwnInstitute } from '@/provider/desk/own-institute'
import { listReplies, putReply, type ReplyRow } from '@/provider/desk/store/replies'
import { errorSchema, json, messageSchema, moment, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { answerInvalid } from '@/provider/http/failures'
import { pageParam, readId } from '@/provider/http/params'

const NO_INSTITUTE = 'No institution is yours any more: an administrator can say which one is.'
const UNKNOWN = 'There is no such review.'
const CHANGED = 'The reply is not any more as you saw it.'
const NO_TEXT = 'Write something first'
const PAGE = 20

const rowSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  role: z.string(),
  rating: z.int(),
  description: z.string(),
  written_at: moment,
  version: z.int(),
  reply: z.union([z.strictObject({ text: z.string(), written_at: moment, by: z.string() }), z.null()]),
})

const listRoute = deskRoute('GET /desk/replies', {
  summary: 'The reviews of one’s own institution that others see, the latest first, each with its reply',
  request: { query: z.object({ page: pageParam() }) },
  responses: {
    200: json(
      z.strictObject({
        institute: textSchema,
        institute_id: z.int(),
        data: z.array(rowSchema),
        total: z.int(),
        page: z.int(),
        limit: z.int(),
      }),
      'A page of them',
    ),
  },
})

const WRITTEN = {
  200: json(messageSchema, 'It is done, and in the audit trail.'),
  409: json(errorSchema, 'It is not as it was shown; nothing was done.'),
}

const replyRoute = deskWrite('POST /desk/replies/{id}', DESK_REPLY, {
  summary: 'Writes the reply to a review of one’s own institution, or withdraws it, as it was shown',
  request: { params: z.object({ id: z.string() }) },
  responses: WRITTEN,
})

const moderateRoute = deskWrite('POST /desk/reviews/{id}/reply', DESK_REVIEW_REPLY, {
  summary: 'A moderator withdraws the reply of an institution, as it was shown',
  request: { params: z.object({ id: z.string() }) },
  responses: WRITTEN,
})

function rowAnswer({ review, reply, by }: ReplyRow) {
  const { id, name, role, rating, description } = review
  return {
    ...{ id, name, role, rating, description, written_at: review.updatedAt.toISOString() },
    version: reply?.version ?? 0,
    reply: reply?.text ? { text: reply.text, written_at: reply.writtenAt.toISOString(), by: by ?? '' } : null,
  }
}

export const deskReplyCalls = createRouter()
deskReplyCalls.openapi(listRoute, async (c) => {
  const { db, account } = c.var
  const { page } = c.req.valid('query')
  const own = await getOwnInstitute(db, account)
  if (own === null) return c.json({ message: NO_INSTITUTE }, 404)
  const { rows, total } = await listReplies(db, own.id, { page, limit: PAGE })
  const institute = { institute: own.name, institute_id: own.id }
  return c.json({ ...institute, data: rows.map(rowAnswer), total, page, limit: PAGE }, 200)
})
deskReplyCalls.openapi(replyRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const reviewId = readId(c.req.valid('param').id)
  const { action, version, text = null } = c.req.valid('json')
  if (action === 'save' && text === null) return answerInvalid(c, [{ path: ['text'], message: NO_TEXT }])
  const own = await getOwnInstitute(db, account)
  if (own === null || reviewId === undefined) return c.json({ message: UNKNOWN }, 404)
  const asked = { reviewId, version, text: action === 'save' ? text : null }
  const outcome = await putReply(db, { account, instituteId: own.id }, asked, signIn.now())
  if (outcome.kind === 'unknown') return c.json({ message: UNKNOWN }, 404)
  if (outcome.kind !== 'done') return c.json({ message: CHANGED }, 409)
  // Nobody is shown what was withdrawn, not even once.
  website.revalidate([cacheTags.institute(own.id)], action === 'withdraw')
  return c.json({ message: 'It is done.' }, 200)
})
deskReplyCalls.openapi(moderateRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const reviewId = readId(c.req.valid('param').id)
  if (reviewId === undefined) return c.json({ message: UNKNOWN }, 404)
  const asked = { reviewId, version: c.req.valid('json').version, text: null }
  const outcome = await putReply(db, { account, instituteId: null }, asked, signIn.now())
  if (outcome.kind === 'unknown') return c.json({ message: UNKNOWN }, 404)
  if (outcome.kind !== 'done') return c.json({ message: CHANGED }, 409)
  website.revalidate([cacheTags.institute(outcome.instituteId)], true)
  return c.json({ message: 'It is done.' }, 200)
})
