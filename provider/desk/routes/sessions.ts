import { z } from '@hono/zod-openapi'
import { callsOf, DESK_ROLES } from '@/lib/contract/desk/rights'
import { deskRoute } from '@/provider/desk/desk-route'
import { actorOf } from '@/provider/desk/sign-in'
import { endDeskSession, listDeskSessions } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { json, messageSchema, moment } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { readId } from '@/provider/http/params'

const userSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  mail: z.string(),
  role: z.enum(DESK_ROLES),
  may: z.array(z.string()).openapi({ description: 'The calls that are theirs, such as GET /desk/enquiries' }),
  cuts_pictures: z.boolean().openapi({ description: 'A picture of a text is cut as asked where it is uploaded' }),
})
const sessionsSchema = z.array(
  z.strictObject({
    id: z.int(),
    device: z.string().nullable(),
    created_at: moment,
    last_seen_at: moment.openapi({ description: 'To a minute' }),
    current: z.boolean(),
  }),
)

const userRoute = deskRoute('GET /desk/session', {
  summary: 'Who is signed in at the desk, and what is theirs to do',
  responses: { 200: json(z.strictObject({ data: userSchema }), 'The account') },
})

const signOutRoute = deskRoute('POST /desk/sign-out', {
  summary: 'Ends the session: its token is dead afterwards',
  responses: { 200: json(messageSchema, 'The session has ended.') },
})

const listRoute = deskRoute('GET /desk/sessions', {
  summary: 'One’s own sessions at the desk',
  responses: { 200: json(z.strictObject({ data: sessionsSchema }), 'The sessions') },
})

const endRoute = deskRoute('POST /desk/sessions/{id}/end', {
  summary: 'Ends one of one’s own sessions',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json(messageSchema, 'The session has ended.') },
})

export const deskSessions = createRouter()
deskSessions.openapi(userRoute, (c) => {
  const { id, name, mail, role } = c.var.account
  return c.json({ data: { id, name, mail, role, may: callsOf(role), cuts_pictures: true } }, 200)
})
deskSessions.openapi(signOutRoute, async (c) => {
  const { db, account, sessionId, signIn } = c.var
  await db.transaction(async (tx) => {
    await endDeskSession(tx, account.id, sessionId)
    await noteAudit(tx, actorOf(account), signIn.now(), { action: 'signed-out', record: `session ${sessionId}` })
  })
  return c.json({ message: 'The session has ended.' }, 200)
})
deskSessions.openapi(listRoute, async (c) => {
  const { db, account, sessionId, signIn } = c.var
  const rows = await listDeskSessions(db, account.id, signIn.now())
  const data = rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    current: id === sessionId,
  }))
  return c.json({ data }, 200)
})
deskSessions.openapi(endRoute, async (c) => {
  const { db, account, signIn } = c.var
  const id = readId(c.req.valid('param').id)
  const isEnded = await db.transaction(async (tx) => {
    if (id === undefined || !(await endDeskSession(tx, account.id, id))) return false
    await noteAudit(tx, actorOf(account), signIn.now(), { action: 'session-ended', record: `session ${id}` })
    return true
  })
  if (!isEnded) return c.json({ message: 'There is no such session any more.' }, 404)
  return c.json({ message: 'The session has ended.' }, 200)
})
