import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { back, language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskReturn, signInPage } from '@/lib/rules/desk/desk-path'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { deviceWords } from '@/lib/server/auth/device-words'

const text = z.string().max(200)

/** Signs in at the desk with a code of the authenticator. */
export const POST = deskRoute({
  schema: z.object({ lang: language, mail: text, code: text, back }),
  ask: ({ mail, code }, visitor, { headers }) =>
    callForVisitor({ ...visitor, token: null }, 'POST', deskEndpoints.deskSignIn, {
      mail,
      code,
      device: deviceWords(headers),
    }),
  done: 'done',
  refusals: { 422: 'wrongCode' },
  page: ({ back: to }, isDone) => (isDone ? '' : signInPage(deskReturn(to))),
  typed: ({ mail }) => ({ mail }),
  session: 'begins',
})
