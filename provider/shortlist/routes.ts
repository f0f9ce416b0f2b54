import { createRoute, z } from '@hono/zod-openapi'
import { MAX_SHORTLISTED } from '@/lib/contract/constants'
import { SHORTLIST } from '@/lib/contract/shortlist'
import { signedIn, signedOut } from '@/provider/auth/signed-in'
import { FAILURES, INVALID, json, SIGNED_OUT, UNREADABLE } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { answerInvalid } from '@/provider/http/failures'
import { changeShortlist, listShortlisted } from '@/provider/shortlist/store'

const FULL = `At most ${MAX_SHORTLISTED} institutions can be kept.`

const answerSchema = z
  .strictObject({ data: z.strictObject({ institute_ids: z.array(z.string()) }) })
  .openapi('Shortlist')
const answerOf = (ids: readonly number[]) => ({ data: { institute_ids: ids.map(String) } })

const listRoute = createRoute({
  method: 'get',
  path: '/shortlist',
  summary: 'The institutions that the student keeps, in the order in which they were added',
  middleware: [signedIn] as const,
  security: [{ bearer: [] }],
  responses: { 200: json(answerSchema, 'Their ids'), ...SIGNED_OUT, ...FAILURES },
})

const changeRoute = createRoute({
  method: 'post',
  path: '/shortlist',
  summary: 'Adds institutions to those that the student keeps, and removes others',
  description: `What is in both lists is removed; what names no institution is left out. At most ${MAX_SHORTLISTED}: what would be more is refused as a whole.`,
  middleware: [signedIn, SMALL_BODY] as const,
  security: [{ bearer: [] }],
  request: { body: jsonBody(SHORTLIST) },
  responses: {
    200: json(answerSchema, 'Their ids, as they then are'),
    422: INVALID,
    ...UNREADABLE,
    ...SIGNED_OUT,
    ...FAILURES,
  },
})

export const shortlist = createRouter()
shortlist.openapi(listRoute, async (c) => c.json(answerOf(await listShortlisted(c.var.db, c.var.student.id)), 200))
shortlist.openapi(changeRoute, async (c) => {
  const { db, student, signIn } = c.var
  const changed = await changeShortlist(db, student.id, c.req.valid('json'), signIn.now())
  if (changed === 'gone') throw signedOut()
  if (changed === 'full') return answerInvalid(c, [{ path: ['add'], message: FULL }])
  return c.json(answerOf(changed), 200)
})
