import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { REVIEW_ACTION_NAMES, REVIEW_LISTS } from '@/lib/contract/desk/review'
import { reviewsPage } from '@/lib/rules/desk/desk-path'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

const text = z.string().max(10_000).default('')
const version = z.coerce.number().int().min(0)

/**
 * Decides on a review, as it was shown. The queue goes on where it was done; what was refused is said on the page of
 * the review, with what was typed.
 */
export const POST = deskRoute({
  schema: z.object({
    lang: language,
    id: recordId,
    version,
    action: z.enum(REVIEW_ACTION_NAMES),
    list: z.enum(REVIEW_LISTS).default('held'),
    reason: text,
    words: text,
  }),
  ask: ({ id, action, reason, words, ...asked }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskReviewState(id), {
      action,
      version: asked.version,
      ...(action === 'reject' && { reason, ...(words.trim() !== '' && { words }) }),
    }),
  done: 'done',
  page: ({ id, list }, isDone) => (isDone ? reviewsPage(list) : `/reviews/${id}`),
  typed: ({ reason, words }) => ({ reason, words }),
})
