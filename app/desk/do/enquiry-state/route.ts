import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { DESK_ACTIONS } from '@/lib/contract/desk/enquiry-states'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

const version = z.coerce.number().int().min(0)

/** Does something with an enquiry, as it was shown. */
export const POST = deskRoute({
  schema: z.object({ lang: language, id: recordId, version, action: z.enum(DESK_ACTIONS) }),
  ask: ({ id, ...asked }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskEnquiryState(id), {
      action: asked.action,
      version: asked.version,
    }),
  done: 'done',
  page: ({ id }) => `/enquiries/${id}`,
})
