import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { MAX_PASSKEY_LENGTH } from '@/lib/rules/desk/desk-path'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { getPasskeyTicket } from '@/lib/server/auth/session-cookie'

/** Adds a passkey to one's own account at the desk. */
export const POST = deskRoute({
  schema: z.object({ lang: language, name: z.string().max(200), response: z.string().max(MAX_PASSKEY_LENGTH) }),
  ask: ({ name, response }, visitor, { cookies }) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskPasskeyAdd, {
      ...{ ticket: getPasskeyTicket(cookies), name, response },
    }),
  done: 'passkeyAdded',
  refusals: { 409: 'passkeyNotAdded', 422: 'passkeyNotAdded' },
  page: () => '/sessions',
  typed: ({ name }) => ({ name }),
})
