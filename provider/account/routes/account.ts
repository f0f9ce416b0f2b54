import { createRoute, z } from '@hono/zod-openapi'
import { ACCOUNT_DELETE } from '@/lib/contract/account'
import { cacheTags } from '@/lib/contract/cache-tags'
import { deleteAccount, type DeletionOutcome } from '@/provider/account/delete-account'
import { exportAccount } from '@/provider/account/export-account'
import { CODE_REFUSALS } from '@/provider/auth/routes/verify'
import { signedIn, signedOut } from '@/provider/auth/signed-in'
import { FAILURES, INVALID, json, messageSchema, SIGNED_OUT, UNREADABLE } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { answerInvalid } from '@/provider/http/failures'

const exportRoute = createRoute({
  method: 'get',
  path: '/account/export',
  summary: 'Everything that is stored about who is signed in',
  middleware: [signedIn] as const,
  security: [{ bearer: [] }],
  responses: {
    200: json(
      z.strictObject({ data: z.record(z.string(), z.unknown()) }),
      'Profile with picture, reviews, shortlist, sessions, subscriptions and payments',
    ),
    ...SIGNED_OUT,
    ...FAILURES,
  },
})

const deleteRoute = createRoute({
  method: 'post',
  path: '/account/delete',
  summary: 'Deletes the account of who is signed in, for good',
  description:
    'The code comes by `POST /auth/otp/send` with `otp_type` `deletion`. All sessions end, and profile, picture and shortlist are deleted; reviews stay under another name and belong to nobody. A wrong code is answered as `POST /auth/otp/verify` does.',
  middleware: [signedIn, SMALL_BODY] as const,
  security: [{ bearer: [] }],
  request: { body: jsonBody(ACCOUNT_DELETE) },
  responses: {
    200: json(messageSchema, 'The account is gone.'),
    422: INVALID,
    ...UNREADABLE,
    ...SIGNED_OUT,
    ...FAILURES,
  },
})

export const account = createRouter()
account.openapi(exportRoute, async (c) => {
  const data = await exportAccount(c.var.db, c.var.student.id, c.var.signIn.now())
  if (!data) throw signedOut()
  return c.json({ data }, 200)
})
account.openapi(deleteRoute, async (c) => {
  const { db, signIn, student, website } = c.var
  const { otp: code, browser_nonce: browser } = c.req.valid('json')
  const outcome: DeletionOutcome = await deleteAccount(db, signIn, student, { code, browser })
  switch (outcome.kind) {
    case 'deleted':
      // The settings have promised it: no reader sees the name any more.
      website.revalidate(outcome.instituteIds.map(cacheTags.institute), true)
      return c.json({ message: 'Your account has been deleted.' }, 200)
    case 'gone':
      throw signedOut()
    default:
      return answerInvalid(c, [{ path: ['otp'], message: CODE_REFUSALS[outcome.kind] }])
  }
})
