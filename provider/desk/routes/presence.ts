import { z } from '@hono/zod-openapi'
import { DESK_PRESENCE, PRESENCE_LISTS, PRESENCE_READS } from '@/lib/contract/desk/presence'
import { mayCall } from '@/lib/contract/desk/rights'
import { answerSignedOut } from '@/provider/desk/at-desk'
import { deskWrite } from '@/provider/desk/desk-route'
import { noteAtRecord } from '@/provider/desk/store/presence'
import { json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'

const MAX_ID_LENGTH = 100

const otherSchema = z.strictObject({
  name: z.string(),
  seen_at: z.iso.datetime().openapi({ description: 'When their browser last said so' }),
})

const presenceRoute = deskWrite('POST /desk/presence', DESK_PRESENCE, {
  summary: 'Says that one has a record open, and who else has',
  description: `\`list\` is one of ${PRESENCE_LISTS.join(', ')}. It is no use of the session, which ends as if nobody had called.`,
  responses: { 200: json(z.strictObject({ data: z.array(otherSchema) }), 'Who else has it open, the latest first') },
})

export const deskPresenceCalls = createRouter()
deskPresenceCalls.openapi(presenceRoute, async (c) => {
  const { db, account, sessionId, signIn } = c.var
  const { list: asked, id: named } = c.req.valid('json')
  // What is not theirs to read is no record to them.
  const list = PRESENCE_LISTS.find((each) => each === asked && mayCall(account.role, PRESENCE_READS[each]))
  // Of theirs there is one, which no id can make another one's.
  const id = list === 'record' ? account.instituteId?.toString() : named
  if (list === undefined || id === undefined || id.length > MAX_ID_LENGTH)
    return c.json({ message: 'There is no such record.' }, 404)
  const others = await noteAtRecord(db, { accountId: account.id, sessionId }, { list, id }, signIn.now())
  if (others === null) return answerSignedOut(c)
  return c.json({ data: others.map(({ name, seenAt }) => ({ name, seen_at: seenAt.toISOString() })) }, 200)
})
