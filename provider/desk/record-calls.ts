import { z } from '@hono/zod-openapi'
import type { CacheTag } from '@/lib/contract/cache-tags'
import { DESK_RECORD_WITHDRAW, optionalTexts } from '@/lib/contract/desk/record'
import type { RecordList } from '@/lib/contract/desk/rights'
import { auditAnswer, auditEntrySchema } from '@/provider/desk/audit-answer'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { listAuditOf } from '@/provider/desk/store/audit'
import { versionOf } from '@/provider/desk/store/record-trail'
import { addRecord, type RecordKind, saveRecord, withdrawRecord } from '@/provider/desk/store/records'
import { errorSchema, json, messageSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'

const GONE = 'There is no such thing any more.'
const CHANGED = 'Somebody has changed this since you opened it. Look at it again.'

const params = z.object({ id: z.string() })

const detailSchema = z.strictObject({
  id: z.string(),
  version: z.string(),
  values: z.record(z.string(), z.string()).openapi({ description: 'By field of the form; empty where there is none' }),
  is_sample: z.boolean(),
  may_withdraw: z.boolean().openapi({ description: 'Nothing hangs on it' }),
  history: z.array(auditEntrySchema),
})

function routesOf(room: RecordList, thing: string, names: readonly string[]) {
  const one = `/desk/${room}/{id}` as const
  const fields = optionalTexts(names)
  return {
    detail: deskRoute(`GET ${one}`, {
      summary: `${thing} as the desk’s form has it, and what was done with it`,
      request: { params },
      responses: { 200: json(z.strictObject({ data: detailSchema }), 'As it is') },
    }),
    add: deskWrite(`POST /desk/${room}`, fields, {
      again: (id) => ({ status: 201, body: { data: { id } } }),
      summary: `Adds ${thing.toLowerCase()}`,
      responses: { 201: json(z.strictObject({ data: z.strictObject({ id: z.string() }) }), 'It is there.') },
    }),
    edit: deskWrite(
      `POST ${one}`,
      { version: 'text', ...fields },
      {
        summary: `Saves ${thing.toLowerCase()} as it was shown`,
        description:
          'What is left out stays as it is. `errors` of a 422 names what is wrong with each field by a word.',
        request: { params },
        responses: {
          200: json(messageSchema, 'It is saved, and in the audit trail.'),
          409: json(errorSchema, 'It was changed since; nothing was saved.'),
        },
      },
    ),
    withdraw: deskWrite(`POST ${one}/withdraw`, DESK_RECORD_WITHDRAW, {
      summary: `Takes ${thing.toLowerCase()} as it was shown away`,
      request: { params },
      responses: {
        200: json(messageSchema, 'It is gone, and in the audit trail.'),
        409: json(errorSchema, 'It was changed since, or something hangs on it now; nothing was done.'),
      },
    }),
  }
}

type Told<Row> = {
  room: RecordList
  /** With its article: "A plan". */
  thing: string
  /** Of what the website shows of them. */
  tags: readonly CacheTag[]
  isSample: (row: Row) => boolean
}

/** The calls by which one record is read, added, saved and withdrawn; that of the list is the kind's own. */
export function recordCalls<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  kind: RecordKind<Row, Said, Name, Flaw>,
  { room, thing, tags, isSample }: Told<Row>,
) {
  const routes = routesOf(room, thing, kind.names)
  const calls = createRouter()
  calls.openapi(routes.detail, async (c) => {
    const { db } = c.var
    const row = await kind.get(db, c.req.valid('param').id)
    if (row === null) return c.json({ message: GONE }, 404)
    const history = await listAuditOf(db, kind.trail.recordOf(row))
    const values: Record<string, string> = kind.cellsOf(row)
    const data = {
      ...{ id: kind.idOf(row), version: versionOf(kind.trail.factsOf(row)), values },
      ...{ is_sample: isSample(row), may_withdraw: await kind.mayWithdraw(db, row) },
      history: history.map(auditAnswer),
    }
    return c.json({ data }, 200)
  })
  calls.openapi(routes.add, async (c) => {
    const { db, account, signIn, website } = c.var
    const outcome = await addRecord(db, kind, account, c.req.valid('json'), signIn.now())
    if (outcome.kind === 'invalid') return c.json(flawsOf(outcome.flaws), 422)
    website.revalidate(tags)
    return c.json({ data: { id: outcome.id } }, 201)
  })
  calls.openapi(routes.edit, async (c) => {
    const { db, account, signIn, website } = c.var
    const { id } = c.req.valid('param')
    // Its schema demands one; the type, made of a list of names, does not know.
    const { version = '', ...sent } = c.req.valid('json')
    const outcome = await saveRecord(db, kind, account, { id, version, sent }, signIn.now())
    switch (outcome.kind) {
      case 'unknown':
        return c.json({ message: GONE }, 404)
      case 'changed':
        return c.json({ message: CHANGED }, 409)
      case 'invalid':
        return c.json(flawsOf(outcome.flaws), 422)
      case 'done':
        website.revalidate(tags)
    }
    return c.json({ message: 'It is saved.' }, 200)
  })
  calls.openapi(routes.withdraw, async (c) => {
    const { db, account, signIn, website } = c.var
    const { id } = c.req.valid('param')
    const outcome = await withdrawRecord(db, kind, account, { id, ...c.req.valid('json') }, signIn.now())
    if (outcome === 'unknown') return c.json({ message: GONE }, 404)
    if (outcome === 'changed') return c.json({ message: CHANGED }, 409)
    // Nobody is shown it once more: not even the last good copy.
    website.revalidate(tags, true)
    return c.json({ message: 'It is gone.' }, 200)
  })
  return calls
}
