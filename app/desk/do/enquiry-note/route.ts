import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

/** Adds a note to an enquiry; what was typed is kept where it was refused. */
export const POST = deskRoute({
  schema: z.object({ lang: language, id: recordId, text: z.string() }),
  ask: ({ id, text }, visitor) => callForVisitor(visitor, 'POST', deskEndpoints.deskEnquiryNotes(id), { text }),
  done: 'noted',
  page: ({ id }) => `/enquiries/${id}`,
  typed: ({ text }) => ({ text }),
})
