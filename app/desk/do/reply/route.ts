import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { REPLY_ACTIONS } from '@/lib/contract/desk/reply'
import { recordId } from '@/lib/server/desk/record-id'
import { callForVisitor } from '@/lib/server/auth/session-call'

/** Writes the reply to a review, or withdraws it, as it was shown; what was refused stands in its form again. */
export const POST = deskRoute({
  schema: z.object({
    lang: language,
    id: recordId,
    version: z.coerce.number().int().min(0),
    action: z.enum(REPLY_ACTIONS),
    text: z.string().max(10_000).default(''),
    page: z.coerce.number().int().min(1).catch(1),
  }),
  ask: ({ id, version, action, text }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskReply(id), {
      ...{ action, version },
      ...(action === 'save' && { text }),
    }),
  done: ({ action }) => (action === 'save' ? 'saved' : 'done'),
  page: ({ page }) => (page === 1 ? '/replies' : `/replies?page=${page}`),
  place: ({ id }) => `review-${id}`,
  typed: ({ id, action, text }): Record<string, string> => (action === 'save' ? { id: String(id), text } : {}),
})
