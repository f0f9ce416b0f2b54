import { createRoute, z } from '@hono/zod-openapi'
import { signedIn } from '@/provider/auth/signed-in'
import { endOtherSessions, endSessionOf, listSessions } from '@/provider/auth/store/sessions'
import { errorSchema, FAILURES, json, messageSchema, moment, SIGNED_OUT } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { readId } from '@/provider/http/params'

const NO_SUCH_SESSION = 'There is no such session any more.'

const sessionsSchema = z.array(
  z.strictObject({
    id: z.int(),
    device: z.string().nullable(),
    created_at: moment,
    last_seen_at: moment.openapi({ description: 'To five minutes' }),
    current: z.boolean(),
  }),
)

const listRoute = createRoute({
  method: 'get',
  path: '/auth/sessions',
  summary: 'The sessions of who is signed in, the one that was used last first',
  middleware: [signedIn] as const,
  security: [{ bearer: [] }],
  responses: { 200: json(z.strictObject({ data: sessionsSchema }), 'The sessions'), ...SIGNED_OUT, ...FAILURES },
})

const endRoute = createRoute({
  method: 'post',
  path: '/auth/sessions/{id}/end',
  summary: 'Ends a session of who is signed in: its token is dead afterwards',
  middleware: [signedIn] as const,
  security: [{ bearer: [] }],
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json(messageSchema, 'The session has ended.'),
    404: json(errorSchema, 'There is no such session of this student.'),
    ...SIGNED_OUT,
    ...FAILURES,
  },
})

const endOthersRoute = createRoute({
  method: 'post',
  path: '/auth/sessions/end-others',
  summary: 'Ends every session of who is signed in but this one',
  middleware: [signedIn] as const,
  security: [{ bearer: [] }],
  responses: { 200: json(messageSchema, 'The other sessions have ended.'), ...SIGNED_OUT, ...FAILURES },
})

export const authSessions = createRouter()
authSessions.openapi(listRoute, async (c) => {
  const { db, student, sessionId, signIn } = c.var
  const rows = await listSessions(db, student.id, signIn.now())
  const data = rows.map(({ id, device, createdAt, seenAt }) => ({
    id,
    device,
    created_at: createdAt.toISOString(),
    last_seen_at: seenAt.toISOString(),
    current: id === sessionId,
  }))
  return c.json({ data }, 200)
})
authSessions.openapi(endRoute, async (c) => {
  const id = readId(c.req.valid('param').id)
  const isEnded = id !== undefined && (await endSessionOf(c.var.db, c.var.student.id, id))
  return isEnded ? c.json({ message: 'The session has ended.' }, 200) : c.json({ message: NO_SUCH_SESSION }, 404)
})
authSessions.openapi(endOthersRoute, async (c) => {
  await endOtherSessions(c.var.db, c.var.student.id, c.var.sessionId)
  return c.json({ message: 'The other sessions have ended.' }, 200)
})
