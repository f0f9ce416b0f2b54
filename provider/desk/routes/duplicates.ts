import { z } from '@hono/zod-openapi'
import { DESK_DUPLICATE, DUPLICATE_STATES } from '@/lib/contract/desk/duplicate'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { IMPORTING, LOCKED } from '@/provider/desk/routes/institution-answers'
import { institutionSchema, saidSchema, withCourses } from '@/provider/desk/routes/matches'
import { listDuplicates, sayApart } from '@/provider/desk/store/duplicates'
import { errorSchema, json, messageSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { choiceParam, pageParam, readId } from '@/provider/http/params'

const PAGE = 10
const CHANGED = 'These two are not as they were shown, or somebody has decided about them. Look at them again.'

const side = z.strictObject({ ...institutionSchema, ...saidSchema })

const listRoute = deskRoute('GET /desk/duplicates', {
  summary: 'Institutions that may stand there twice, or that somebody said are two',
  request: { query: z.object({ state: choiceParam('`open` if left out', DUPLICATE_STATES), page: pageParam() }) },
  responses: {
    200: json(
      z.strictObject({
        data: z.array(
          z.strictObject({
            ...{ one: side, other: side, why: z.string() },
            lists: z.array(z.string()).openapi({ description: 'Lists that have both' }),
            renamed: z.boolean().openapi({ description: 'Their names are apart, and the rest is alike' }),
            part: z.boolean().openapi({ description: 'A university, and a college under its name' }),
          }),
        ),
        total: z.int(),
        page: z.int(),
        limit: z.int(),
        looking: z.boolean().openapi({ description: 'They are still sought: ask again' }),
        failed: z.boolean().openapi({ description: 'They could not be sought, less than five minutes ago' }),
      }),
      'A page, the likeliest first',
    ),
  },
})

const sayRoute = deskWrite('POST /desk/duplicates', DESK_DUPLICATE, {
  summary: 'Says that two institutions are two, or takes that back',
  responses: {
    200: json(messageSchema, 'It is done, and in the audit trail.'),
    409: json(errorSchema, 'They are not as they were shown, or somebody has decided about them.'),
    423: LOCKED,
  },
})

export const deskDuplicateCalls = createRouter()
deskDuplicateCalls.openapi(listRoute, async (c) => {
  const { state = 'open', page } = c.req.valid('query')
  const { db, duplicates: find, signIn } = c.var
  const search = { find, log: signIn.log, now: signIn.now }
  const { rows, total, isLooking, isFailed } = await listDuplicates(db, search, state, { page, limit: PAGE })
  const data = rows.map(({ one, other, why, lists, isRenamed, isPart }) => {
    const [a, b] = [
      { ...one, ...withCourses(one.courses) },
      { ...other, ...withCourses(other.courses) },
    ]
    return { one: a, other: b, why, lists: [...lists], renamed: isRenamed, part: isPart }
  })
  return c.json({ data, total, page, limit: PAGE, looking: isLooking, failed: isFailed }, 200)
})
deskDuplicateCalls.openapi(sayRoute, async (c) => {
  const { db, account, signIn } = c.var
  const { one, other, action } = c.req.valid('json')
  // No institution has this number.
  const pair = [readId(one) ?? 0, readId(other) ?? 0] as const
  const outcome = await sayApart(db, account, pair, action, signIn.now())
  if (outcome === 'importing') return c.json({ message: IMPORTING }, 423)
  if (outcome !== 'done') return c.json({ message: CHANGED }, 409)
  return c.json({ message: 'It is done.' }, 200)
})
