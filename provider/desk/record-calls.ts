import { z } from '@hono/zod-openapi'
import { optionalTexts } from '@/lib/contract/body'
import type { CacheTag } from '@/lib/contract/cache-tags'
import { DRAFT_ACTIONS, draftBody, REVERT_BODY } from '@/lib/contract/desk/draft'
import { DESK_RECORD_WITHDRAW } from '@/lib/contract/desk/record'
import type { RecordList } from '@/lib/contract/desk/rights'
import { auditAnswers, auditEntrySchema } from '@/provider/desk/audit-answer'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { draftAnswer, draftAnswerSchema, draftErrors, valuesSchema } from '@/provider/desk/draft-answer'
import { recordPreviewKey } from '@/provider/desk/drafted-rooms'
import { historyCalls } from '@/provider/desk/record-history'
import { listAuditOf } from '@/provider/desk/store/audit'
import type { DraftOutcome } from '@/provider/desk/store/drafts'
import { changeRecordDraft, getDraftedRecord, withdrawRecord } from '@/provider/desk/store/record-drafts'
import { addRecord, type RecordKind, saveRecord } from '@/provider/desk/store/records'
import { errorSchema, json, messageSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'
import { readId } from '@/provider/http/params'

const GONE = 'There is no such thing any more.'
const CHANGED = 'Somebody has changed this since you opened it. Look at it again.'

const DRAFTED = {
  200: json(messageSchema, 'It is done, and in the audit trail.'),
  409: json(errorSchema, 'Record or draft were changed since; nothing was done.'),
}

const params = z.object({ id: z.string() })

const detailSchema = z.strictObject({
  id: z.string(),
  version: z.string(),
  values: valuesSchema,
  is_sample: z.boolean(),
  may_withdraw: z.boolean().openapi({ description: 'Nothing hangs on it' }),
  draft: draftAnswerSchema,
  history: z.array(auditEntrySchema),
})

const versionSchema = z.strictObject({
  said: valuesSchema.openapi({ description: 'What it said then, of the fields that say something else now' }),
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
})

/** The calls of the drafts and versions of a room. */
function draftRoutesOf(room: RecordList, thing: string, names: readonly string[]) {
  const one = `/desk/${room}/{id}` as const
  return {
    version: deskRoute(`GET ${one}/versions/{number}`, {
      summary: `What ${thing.toLowerCase()} said after an entry of its history, or before any with 0`,
      request: { params: z.object({ id: z.string(), number: z.string() }) },
      responses: { 200: json(z.strictObject({ data: versionSchema }), 'As it was') },
    }),
    draft: deskWrite(`POST ${one}/draft`, draftBody(names), {
      summary: `Keeps a draft of ${thing.toLowerCase()}, which no page shows; publishes it, now or at a time; or discards it`,
      description:
        'After a 422 what was sent is the draft; `errors` names what is wrong with each field, or with `at`.',
      request: { params },
      responses: DRAFTED,
    }),
    revert: deskWrite(`POST ${one}/revert`, REVERT_BODY, {
      summary: `Makes what ${thing.toLowerCase()} said after an entry of its history its draft, or publishes it`,
      request: { params },
      responses: DRAFTED,
    }),
  }
}

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
  /** With its article: "A plan". */
  thing: string
  isSample: (row: Row) => boolean
}

const MESSAGES = { done: 'It is done.', unknown: GONE, changed: CHANGED } as const
const STATUSES = { done: 200, unknown: 404, changed: 409 } as const

/** The calls by which the drafts of a kind of record are changed, and its versions read and brought back. */
function draftCalls<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  kind: RecordKind<Row, Said, Name, Flaw>,
  thing: string,
) {
  const routes = draftRoutesOf(kind.room, thing, kind.names)
  const calls = createRouter()
  calls.openapi(routes.version, async (c) => {
    const { db } = c.var
    const { id, number } = c.req.valid('param')
    const found = await getDraftedRecord(db, kind, id)
    const to = number === '0' ? 0 : readId(number)
    const said = found && to !== undefined ? await found.drafted.versionAt(db, to) : null
    if (found === null || said === null) return c.json({ message: GONE }, 404)
    const entry = (await listAuditOf(db, found.drafted.record)).find((each) => each.id === to)
    return c.json({ data: { said, by: entry?.by ?? null, at: entry?.at.toISOString() ?? null } }, 200)
  })
  /** Whether the website has to be told. */
  const tell = (
    c: { var: { website: { revalidate: (tags: readonly CacheTag[]) => void } } },
    outcome: DraftOutcome,
    isPublic: boolean,
  ) => {
    if (outcome.kind === 'done' && isPublic) c.var.website.revalidate(kind.tags)
  }
  calls.openapi(routes.draft, async (c) => {
    const { db, account, signIn } = c.var
    const { id } = c.req.valid('param')
    // Its schema demands both; the type, made of a list of names, does not know.
    const { version = '', action: asked, at = '', ...sent } = c.req.valid('json')
    const action = DRAFT_ACTIONS.find((each) => each === asked) ?? 'keep'
    const outcome = await changeRecordDraft(db, kind, account, { id, version, action, at, sent }, signIn.now())
    tell(c, outcome, action === 'publish')
    if (outcome.kind === 'invalid' || outcome.kind === 'time') return c.json(draftErrors(outcome), 422)
    return c.json({ message: MESSAGES[outcome.kind] }, STATUSES[outcome.kind])
  })
  calls.openapi(routes.revert, async (c) => {
    const { db, account, signIn } = c.var
    const { id } = c.req.valid('param')
    const asked = c.req.valid('json')
    const outcome = await changeRecordDraft(db, kind, account, { id, ...asked }, signIn.now())
    tell(c, outcome, asked.as === 'published')
    if (outcome.kind === 'invalid' || outcome.kind === 'time') return c.json(draftErrors(outcome), 422)
    return c.json({ message: MESSAGES[outcome.kind] }, STATUSES[outcome.kind])
  })
  return calls
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
    const found = await getDraftedRecord(db, kind, c.req.valid('param').id)
    if (found === null) return c.json({ message: GONE }, 404)
    const { row, drafted } = found
    const { record, version, values } = drafted
    const history = await listAuditOf(db, record)
    const id = kind.trail.idOf(row)
    const data = {
      ...{ id, version, values: { ...values }, is_sample: isSample(row) },
      ...{
        may_withdraw: (await kind.mayWithdraw?.(db, row)) ?? true,
        draft: draftAnswer(drafted, recordPreviewKey(room, id), c.var),
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
  calls.route('/', draftCalls(kind, thing))
  calls.route('/', historyCalls(kind, thing))
  return calls
}
