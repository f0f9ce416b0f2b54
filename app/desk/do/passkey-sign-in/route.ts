import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { back, language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskReturn, MAX_PASSKEY_LENGTH, signInPage } from '@/lib/rules/desk/desk-path'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { getPasskeyTicket } from '@/lib/server/auth/session-cookie'
import { deviceWords } from '@/lib/server/auth/device-words'

/** Signs in at the desk with a passkey, in the browser that asked for it. */
export const POST = deskRoute({
  schema: z.object({ lang: language, back, response: z.string().max(MAX_PASSKEY_LENGTH) }),
  ask: ({ response }, visitor, { cookies, headers }) =>
    callForVisitor({ ...visitor, token: null }, 'POST', deskEndpoints.deskPasskeySignIn, {
      ...{ ticket: getPasskeyTicket(cookies), response, device: deviceWords(headers) },
    }),
  done: 'done',
  refusals: { 422: 'wrongPasskey' },
  page: ({ back: to }, isDone) => (isDone ? '' : signInPage(deskReturn(to))),
  session: 'begins',
})
