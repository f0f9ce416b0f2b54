import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'

/** Ends the session at the desk. */
export const POST = deskRoute({
  schema: z.object({ lang: language }),
  ask: (_, visitor) => callForVisitor(visitor, 'POST', deskEndpoints.deskSignOut, {}, { isLast: true }),
  done: 'signedOut',
  page: () => '/sign-in',
})
