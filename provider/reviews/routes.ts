import { createRoute, z } from '@hono/zod-openapi'
import { cacheTags } from '@/lib/contract/cache-tags'
import { REJECT_REASONS, REVIEW_STATES } from '@/lib/contract/review-states'
import { reviewFormSchema } from '@/lib/rules/reviews/review-schema'
import { SMALL_BODY } from '@/provider/http/body-limit'
import {
  FAILURES,
  INVALID,
  json,
  LIMITED,
  messageSchema,
  NOT_FOUND,
  SIGNED_OUT,
  UNREADABLE,
} from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { readId } from '@/provider/http/params'
import { signedIn, signedOut } from '@/provider/auth/signed-in'
import { waitingTime } from '@/provider/http/waiting'
import { REVIEW_LIMITS } from '@/provider/reviews/review-limits'
import { writeReview, type ReviewOutcome } from '@/provider/reviews/write-review'
import { NO_INSTITUTE } from '@/provider/directory/routes/institute-details'
import { isInstitute } from '@/provider/directory/store/institute-details'
import { byLanguage } from '@/provider/http/by-language'
import { getReview } from '@/provider/reviews/store'

const [hourly, daily] = REVIEW_LIMITS

const writeRoute = createRoute({
  method: 'post',
  path: '/institutes/{id}/reviews',
  summary: 'Writes a review of an institution, or changes one’s own',
  description: `A student has one review of each institution: a second one replaces the first (200). Who writes is who the token belongs to, and the institution is the one of the path: \`user_id\`, \`instituteId\` and \`institute_id\` may be sent and are not read. Texts are kept as texts, in NFC. Average and count of the institution are right with the answer. At most ${hourly.most} an hour and ${daily.most} a day from one student, changes among them.`,
  middleware: [signedIn, SMALL_BODY] as const,
  security: [{ bearer: [] }],
  request: {
    params: z.object({ id: z.string() }),
    body: { required: true, content: { 'application/json': { schema: reviewFormSchema } } },
  },
  responses: {
    201: json(messageSchema, 'It is written.'),
    200: json(messageSchema, 'The former one was replaced.'),
    202: json(messageSchema, 'It is kept, and others see it once a moderator has read it.'),
    404: NOT_FOUND,
    422: INVALID,
    ...UNREADABLE,
    429: LIMITED,
    ...SIGNED_OUT,
    ...FAILURES,
  },
})

const ownReviewSchema = z
  .strictObject({
    name: z.string(),
    role: z.string(),
    rating: z.int(),
    description: z.string(),
    state: z.enum(REVIEW_STATES).openapi({ description: '`held` waits for a moderator; `rejected` is not shown' }),
    reason: z.union([byLanguage(z.string()), z.null()]),
    words: z.union([z.string(), z.null()]).openapi({ description: 'What the moderator says besides' }),
  })
  .openapi('OwnReview')

const ownRoute = createRoute({
  method: 'get',
  path: '/institutes/{id}/reviews/mine',
  summary: 'One’s own review of an institution, to be changed',
  middleware: [signedIn] as const,
  security: [{ bearer: [] }],
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json(z.strictObject({ data: z.union([ownReviewSchema, z.null()]) }), 'The review; `null` without one'),
    404: NOT_FOUND,
    ...SIGNED_OUT,
    ...FAILURES,
  },
})

export const reviews = createRouter()
reviews.openapi(writeRoute, async (c) => {
  const { db, signIn, student, website, isModerated } = c.var
  const instituteId = readId(c.req.valid('param').id)
  if (instituteId === undefined) return c.json({ message: NO_INSTITUTE }, 404)
  const key = { studentId: student.id, instituteId }
  const outcome: ReviewOutcome = await writeReview(db, key, c.req.valid('json'), signIn.now(), isModerated)
  switch (outcome.kind) {
    case 'added':
      website.revalidate([cacheTags.institute(instituteId)])
      return c.json({ message: 'Review submitted successfully!' }, 201)
    case 'changed':
      website.revalidate([cacheTags.institute(instituteId)])
      return c.json({ message: 'Review changed successfully!' }, 200)
    case 'held':
      // Nobody is shown what it replaces, not even once.
      website.revalidate([cacheTags.institute(instituteId)], true)
      return c.json({ message: 'Your review is kept. Others will see it once somebody has read it.' }, 202)
    case 'limited':
      return c.json(
        { message: `You have written many reviews. Please try again in ${waitingTime(outcome.seconds)}.` },
        429,
        { 'Retry-After': String(outcome.seconds) },
      )
    case 'no-institute':
      return c.json({ message: NO_INSTITUTE }, 404)
    case 'no-student':
      throw signedOut()
  }
})
reviews.openapi(ownRoute, async (c) => {
  const { db, student } = c.var
  const instituteId = readId(c.req.valid('param').id)
  if (instituteId === undefined || !(await isInstitute(db, instituteId))) return c.json({ message: NO_INSTITUTE }, 404)
  const own = await getReview(db, { studentId: student.id, instituteId })
  const data = own && { ...own, reason: own.reason && REJECT_REASONS[own.reason] }
  return c.json({ data }, 200)
})
