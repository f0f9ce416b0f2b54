import { z } from '@hono/zod-openapi'
import type { CacheTag } from '@/lib/contract/cache-tags'
import { DRAFT_ACTIONS, draftBody, isNewDraft, newDraftBody, REVERT_BODY } from '@/lib/contract/desk/draft'
import type { DeskList, RecordList } from '@/lib/contract/desk/rights'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { draftErrors, valuesSchema } from '@/provider/desk/draft-answer'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { listAuditOf } from '@/provider/desk/store/audit'
import type { DraftOutcome } from '@/provider/desk/store/drafts'
import { getAddedOf, type NewOutcome } from '@/provider/desk/store/new-drafts'
import { changeRecordDraft, getDraftedRecord } from '@/provider/desk/store/record-drafts'
import { recordOf } from '@/provider/desk/store/record-trail'
import type { RecordKind, Sent } from '@/provider/desk/store/records'
import { listWaiting, waitingRecordSchema } from '@/provider/desk/waiting-drafts'
import { errorSchema, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'
import { readId } from '@/provider/http/params'
import type { Database } from '@/provider/platform/database'

/** The drafts and versions of the records that are kept one at a time. */

export const GONE = 'There is no such thing any more.'
export const CHANGED = 'Somebody has changed this since you opened it. Look at it again.'

export const addedSchema = z.strictObject({ data: z.strictObject({ id: z.string() }) })
export const DRAFT_CHANGED = {
  200: json(
    z.strictObject({
      message: z.string(),
      data: z.strictObject({
        id: z.string().openapi({ description: 'Of the record, also of one that came of a draft' }),
      }),
    }),
    'It is done, and in the audit trail.',
  ),
  409: json(errorSchema, 'Record or draft were changed since; nothing was done.'),
}

const params = z.object({ id: z.string() })

const versionSchema = z.strictObject({
  said: valuesSchema.openapi({ description: 'What it said then, of the fields that say something else now' }),
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
})

/** The calls of the drafts of what is not there yet in a list. */
const newDraftRoutesOf = (room: DeskList, thing: string, names: readonly string[]) => ({
  list: deskRoute(`GET /desk/drafts/${room}`, {
    summary: `The drafts of which each is to become ${thing.toLowerCase()} that is not there yet`,
    responses: {
      200: json(
        z.strictObject({ data: z.array(waitingRecordSchema) }),
        'Those that have a time first, then the latest',
      ),
    },
  }),
  keep: deskWrite(`POST /desk/drafts/${room}`, newDraftBody(names), {
    again: (id) => ({ status: 201, body: { data: { id } } }),
    summary: `Keeps a draft of ${thing.toLowerCase()} that is not there yet`,
    description:
      'By the `id` that is answered it is read, kept on, published, now or at a time, and discarded as the draft of any record. `errors` of a 422: not a word was sent.',
    responses: { 201: json(addedSchema, 'It is kept, and in the audit trail.') },
  }),
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
      responses: DRAFT_CHANGED,
    }),
    revert: deskWrite(`POST ${one}/revert`, REVERT_BODY, {
      summary: `Makes what ${thing.toLowerCase()} said after an entry of its history its draft, or publishes it`,
      request: { params },
      responses: DRAFT_CHANGED,
    }),
  }
}

const MESSAGES = { done: 'It is done.', unknown: GONE, changed: CHANGED } as const
const STATUSES = { unknown: 404, changed: 409 } as const

type Drafting = {
  list: DeskList
  /** With its article: "A plan". */
  thing: string
  names: readonly string[]
  keep: (db: Database, account: DeskAccount, sent: Sent, now: Date) => Promise<NewOutcome>
}

/** The calls by which what is not there yet is drafted. */
export function newDraftCalls({ list, thing, names, keep }: Drafting) {
  const routes = newDraftRoutesOf(list, thing, names)
  const calls = createRouter()
  calls.openapi(routes.list, async (c) => {
    const waiting = await listWaiting(c.var.db, [list])
    return c.json({ data: waiting.filter(({ id }) => isNewDraft(id)) }, 200)
  })
  calls.openapi(routes.keep, async (c) => {
    const { db, account, signIn } = c.var
    const outcome = await keep(db, account, c.req.valid('json'), signIn.now())
    return outcome.kind === 'invalid' ? c.json(flawsOf(outcome.flaws), 422) : c.json({ data: { id: outcome.id } }, 201)
  })
  return calls
}

/** The calls by which the drafts of a kind of record are changed, and its versions read and brought back. */
export function draftCalls<Row extends object, Said extends object, Name extends string, Flaw extends string>(
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
    if (outcome.kind !== 'done') return c.json({ message: MESSAGES[outcome.kind] }, STATUSES[outcome.kind])
    return c.json({ message: MESSAGES.done, data: { id: (await getAddedOf(db, recordOf(kind.trail, id))) ?? id } }, 200)
  })
  calls.openapi(routes.revert, async (c) => {
    const { db, account, signIn } = c.var
    const { id } = c.req.valid('param')
    const asked = c.req.valid('json')
    const outcome = await changeRecordDraft(db, kind, account, { id, ...asked }, signIn.now())
    tell(c, outcome, asked.as === 'published')
    if (outcome.kind === 'invalid' || outcome.kind === 'time') return c.json(draftErrors(outcome), 422)
    if (outcome.kind !== 'done') return c.json({ message: MESSAGES[outcome.kind] }, STATUSES[outcome.kind])
    return c.json({ message: MESSAGES.done, data: { id } }, 200)
  })
  return calls
}
