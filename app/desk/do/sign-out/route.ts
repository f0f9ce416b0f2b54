import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'

/** Ends the session at the desk. */
export const POST = deskRoute({
  schema: z.object({ lang: language }),
  async ask(_, visitor) {
    const reply = await callForVisitor(visitor, 'POST', deskEndpoints.deskSignOut, {}, { isLast: true })
    // A session that was over is ended, too.
    return reply.status === 401 ? { ...reply, ok: true } : reply
  },
  done: 'signedOut',
  page: () => '/sign-in',
})
