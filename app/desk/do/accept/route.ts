import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { deviceWords } from '@/lib/server/auth/device-words'

const text = z.string().max(200)

/** Accepts an invitation with the first code of the authenticator. */
export const POST = deskRoute({
  schema: z.object({ lang: language, token: text, code: text }),
  ask: ({ token, code }, visitor, { headers }) =>
    callForVisitor({ ...visitor, token: null }, 'POST', deskEndpoints.deskInvitationAccept, {
      ...{ token, code, device: deviceWords(headers) },
    }),
  done: 'done',
  refusals: { 404: 'gone', 422: 'wrongCode' },
  page: ({ token }, isDone) => (isDone ? '' : `/invitation?${new URLSearchParams({ token })}`),
  session: 'begins',
})
