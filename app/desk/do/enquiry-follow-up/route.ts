import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

const version = z.coerce.number().int().min(0)

/** Says on which day an enquiry is due, as it was shown; what was refused stands in its field again. */
export const POST = deskRoute({
  schema: z.object({ lang: language, id: recordId, version, day: z.string().max(100) }),
  ask: ({ id, day, version: shown }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskEnquiryFollowUp(id), { day, version: shown }),
  done: 'dayKept',
  page: ({ id }) => `/enquiries/${id}`,
  typed: ({ day }) => ({ day }),
})
