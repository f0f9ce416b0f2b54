import { z } from '@hono/zod-openapi'
import { optionalTexts } from '@/lib/contract/body'
import { DESK_WITHDRAW_AT } from '@/lib/contract/desk/end'
import { DESK_RECORD_WITHDRAW } from '@/lib/contract/desk/record'
import type { RecordList } from '@/lib/contract/desk/rights'
import { auditAnswers, auditEntrySchema } from '@/provider/desk/audit-answer'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { draftAnswer, draftAnswerSchema, valuesSchema } from '@/provider/desk/draft-answer'
import { recordPreviewKey } from '@/provider/desk/drafted-rooms'
import { answerEnd, endAnswerSchema, endErrors } from '@/provider/desk/end-answer'
import { addedSchema, CHANGED, draftCalls, GONE, newDraftCalls } from '@/provider/desk/record-draft-calls'
import { historyCalls } from '@/provider/desk/record-history'
import { listAuditOf } from '@/provider/desk/store/audit'
import { getEnd } from '@/provider/desk/store/ends'
import { getDraftedRecord, keepNewDraft, withdrawRecord } from '@/provider/desk/store/record-drafts'
import { planWithdrawal } from '@/provider/desk/store/record-ends'
import { addRecord, type RecordKind, saveRecord } from '@/provider/desk/store/records'
import { errorSchema, json, messageSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'

const params = z.object({ id: z.string() })

const detailSchema = z.strictObject({
  id: z.string(),
  version: z.string(),
  values: valuesSchema,
  is_sample: z.boolean(),
  may_withdraw: z.boolean().openapi({ description: 'Nothing hangs on it' }),
  draft: draftAnswerSchema,
  end: endAnswerSchema,
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
      responses: { 201: json(addedSchema, 'It is there.') },
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
    withdrawAt: deskWrite(`POST ${one}/withdraw-at`, DESK_WITHDRAW_AT, {
      summary: `Says when ${thing.toLowerCase()} as it was shown is taken away by itself, or that it is not`,
      description: '`errors` of a 422 names what is wrong with `until` by a word; nothing was done.',
      request: { params },
      responses: {
        200: json(messageSchema, 'It is set, and in the audit trail.'),
        409: json(errorSchema, 'It was changed since; nothing was done.'),
      },
    }),
  }
}

type Told<Row> = {
  /** With its article: "A plan". */
  thing: string
  isSample: (row: Row) => boolean
}

/** The calls by which one record is read, added, saved and withdrawn; that of the list is the kind's own. */
export function recordCalls<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  kind: RecordKind<Row, Said, Name, Flaw>,
  { thing, isSample }: Told<Row>,
) {
  const { room, tags } = kind
  const routes = routesOf(room, thing, kind.names)
  const calls = createRouter()
  calls.openapi(routes.detail, async (c) => {
    const { db } = c.var
    const { id } = c.req.valid('param')
    const found = await getDraftedRecord(db, kind, id)
    if (found === null) return c.json({ message: GONE }, 404)
    const { row, drafted } = found
    const { record, version, values } = drafted
    const history = await listAuditOf(db, record)
    const data = {
      ...{ id, version, values: { ...values }, is_sample: row !== null && isSample(row) },
      ...{
        may_withdraw: row !== null && ((await kind.mayWithdraw?.(db, row)) ?? true),
        draft: draftAnswer(drafted, recordPreviewKey(room, id), c.var),
        end: answerEnd(await getEnd(db, room, id)),
      },
      history: await auditAnswers(db, history),
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
  calls.openapi(routes.withdrawAt, async (c) => {
    const { db, account, signIn } = c.var
    const { id } = c.req.valid('param')
    const outcome = await planWithdrawal(db, kind, account, { id, ...c.req.valid('json') }, signIn.now())
    switch (outcome.kind) {
      case 'unknown':
        return c.json({ message: GONE }, 404)
      case 'changed':
        return c.json({ message: CHANGED }, 409)
      case 'done':
        return c.json({ message: 'It is set.' }, 200)
    }
    return c.json(endErrors(outcome), 422)
  })
  const keep: Parameters<typeof newDraftCalls>[0]['keep'] = (db, ...sent) => keepNewDraft(db, kind, ...sent)
  calls.route('/', newDraftCalls({ list: room, thing, names: kind.names, keep }))
  calls.route('/', draftCalls(kind, thing))
  calls.route('/', historyCalls(kind, thing))
  return calls
}
