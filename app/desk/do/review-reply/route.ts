import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { recordId } from '@/lib/server/desk/record-id'
import { callForVisitor } from '@/lib/server/auth/session-call'

/** A moderator withdraws the reply of an institution, as it was shown. */
export const POST = deskRoute({
  schema: z.object({ lang: language, id: recordId, version: z.coerce.number().int().min(0) }),
  ask: ({ id, version }, visitor) => callForVisitor(visitor, 'POST', deskEndpoints.deskReviewReply(id), { version }),
  done: 'done',
  page: ({ id }) => `/reviews/${id}`,
})
