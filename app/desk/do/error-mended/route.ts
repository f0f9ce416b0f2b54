import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

/** Closes a report of an error that is mended; `of`: the institution on whose page it was pressed, else in the overview. */
export const POST = deskRoute({
  schema: z.object({ lang: language, id: recordId, of: recordId.optional().catch(undefined) }),
  ask: ({ id }, visitor) => callForVisitor(visitor, 'POST', deskEndpoints.deskErrorMended(id), {}),
  done: 'errorMended',
  page: ({ of }) => (of === undefined ? '' : `/institutions/${of}`),
})
