import { z } from '@hono/zod-openapi'
import { draftBody, REVERT_BODY } from '@/lib/contract/desk/draft'
import { DESK_SHOWCASE, SHOWCASE_FIELDS, SHOWCASES } from '@/lib/contract/desk/showcase'
import { FIRST_VERSION } from '@/lib/rules/desk/versions'
import { auditAnswers, auditEntrySchema } from '@/provider/desk/audit-answer'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { draftAnswer, draftAnswerSchema, draftErrors, valuesSchema } from '@/provider/desk/draft-answer'
import { showcaseKey } from '@/provider/desk/routes/preview'
import { listAuditOf } from '@/provider/desk/store/audit'
import type { DraftOutcome } from '@/provider/desk/store/drafts'
import { changeShowcaseDraft, getDraftedShowcase, getShowcaseVersion } from '@/provider/desk/store/showcase-drafts'
import { changeShowcase, getShowcase, type Shown } from '@/provider/desk/store/showcases'
import { placeText } from '@/provider/directory/names-by-language'
import { listWaiting, waitingShape } from '@/provider/desk/waiting-drafts'
import { errorSchema, json, messageSchema, moment, nullableTextSchema, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { readId } from '@/provider/http/params'
import { SHOWCASE_TAGS } from '@/provider/platform/revalidate'

const UNKNOWN = 'There is no such list.'
const NO_VERSION = 'There is no such version of it.'
const CHANGED = 'Somebody has changed this list since you opened it. Look at it again.'
const REFUSED = 'This institution cannot be added.'

const rowShape = {
  ...{ id: z.int(), name: textSchema, city: nullableTextSchema, district: nullableTextSchema },
  retired: z.boolean().openapi({ description: 'It is no more, and no visitor is shown it' }),
}
const listShape = { list: z.enum(SHOWCASES), version: z.string() }
const detailSchema = z.strictObject({
  ...listShape,
  values: valuesSchema.openapi({ description: 'What stands before the public, in words' }),
  institutions: z
    .array(
      z.strictObject({
        ...rowShape,
        unknown: z.boolean().openapi({ description: 'It cannot be published there: no such institution stands' }),
      }),
    )
    .openapi({ description: 'With the draft in its place, where one waits' }),
  draft: draftAnswerSchema,
  history: z.array(auditEntrySchema),
})

const request = { params: z.object({ list: z.string() }) }
const DONE = {
  200: json(messageSchema, 'It is done, and in the audit trail.'),
  409: json(errorSchema, 'The list or its draft was changed since; nothing was done.'),
}

const listRoute = deskRoute('GET /desk/showcases', {
  summary: 'The lists of institutions on the home page, in their order, past all caches',
  responses: {
    200: json(
      z.strictObject({
        data: z.array(
          z.strictObject({
            ...{ ...listShape, institutions: z.array(z.strictObject(rowShape)) },
            draft: z.union([z.strictObject({ by: z.string(), at: moment, schedule: waitingShape.schedule }), z.null()]),
          }),
        ),
      }),
      'The lists',
    ),
  },
})
const detailRoute = deskRoute('GET /desk/showcases/{list}', {
  summary: 'A list of institutions on the home page with its draft, and what was done with it',
  request,
  responses: { 200: json(z.strictObject({ data: detailSchema }), 'As it is') },
})
const changeRoute = deskWrite('POST /desk/showcases/{list}', DESK_SHOWCASE, {
  summary: 'Adds an institution to a list of the home page, moves it there or takes it away, for the public at once',
  request,
  responses: DONE,
})
const draftRoute = deskWrite('POST /desk/showcases/{list}/draft', draftBody(SHOWCASE_FIELDS), {
  summary:
    'Keeps a draft of a list of the home page, which no page shows; publishes it, now or at a time; or discards it',
  description:
    '`institutions` are numbers in their order, a space between. After a 422 of these nothing was done; after one of `at` they are the draft.',
  request,
  responses: DONE,
})
const revertRoute = deskWrite('POST /desk/showcases/{list}/revert', REVERT_BODY, {
  summary: 'Makes what a list of the home page said after an entry of its history its draft, or publishes it',
  request,
  responses: DONE,
})
const versionSchema = z.strictObject({
  said: valuesSchema.openapi({ description: 'What it said then, if it says something else now' }),
  gone: z.array(z.string()).openapi({ description: 'Who of these cannot stand there any more' }),
})
const versionRoute = deskRoute('GET /desk/showcases/{list}/versions/{number}', {
  summary: 'What a list of the home page said after an entry of its history, or before any with 0',
  request: { params: z.object({ list: z.string(), number: z.string() }) },
  responses: { 200: json(z.strictObject({ data: versionSchema }), 'As it was') },
})

const showcaseOf = (asked: string) => SHOWCASES.find((each) => each === asked)
const rowOf = ({ id, name, city, district, retiredAt }: Shown) => ({
  ...{ id, name, city: placeText(city), district: placeText(district), retired: retiredAt !== null },
})
const MESSAGES = { done: 'It is done.', unknown: NO_VERSION, changed: CHANGED } as const
const STATUSES = { done: 200, unknown: 404, changed: 409 } as const
type Plain = Exclude<DraftOutcome, { kind: 'invalid' | 'time' }>['kind']
const answerOf = (kind: Plain) => [{ message: MESSAGES[kind] }, STATUSES[kind]] as const

export const deskShowcaseCalls = createRouter()
deskShowcaseCalls.openapi(listRoute, async (c) => {
  const { db } = c.var
  const [waiting, ...found] = await Promise.all([
    listWaiting(db, ['showcases']),
    ...SHOWCASES.map((list) => getShowcase(db, list)),
  ])
  const data = found.map(({ institutions, ...showcase }) => {
    const { by, at, schedule } = waiting.find(({ id }) => id === showcase.list) ?? {}
    const draft = by === undefined || at === undefined ? null : { by, at, schedule: schedule ?? null }
    return { ...showcase, institutions: institutions.map(rowOf), draft }
  })
  return c.json({ data }, 200)
})
deskShowcaseCalls.openapi(detailRoute, async (c) => {
  const { db } = c.var
  const list = showcaseOf(c.req.valid('param').list)
  if (list === undefined) return c.json({ message: UNKNOWN }, 404)
  const { drafted, rows } = await getDraftedShowcase(db, list)
  const { version, values, record } = drafted
  const data = {
    ...{ list, version, values: { ...values }, draft: draftAnswer(drafted, showcaseKey(list), c.var) },
    institutions: rows.map(({ isUnknown, ...row }) => ({ ...rowOf(row), unknown: isUnknown })),
    history: await auditAnswers(db, await listAuditOf(db, record)),
  }
  return c.json({ data }, 200)
})
deskShowcaseCalls.openapi(changeRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const list = showcaseOf(c.req.valid('param').list)
  if (list === undefined) return c.json({ message: UNKNOWN }, 404)
  const { version, action, institute } = c.req.valid('json')
  // No institution has this number.
  const id = readId(institute) ?? 0
  const outcome = await changeShowcase(db, account, { list, version, action, id }, signIn.now())
  if (outcome === 'changed') return c.json({ message: CHANGED }, 409)
  if (outcome !== 'done') return c.json({ message: REFUSED, errors: { institute: [outcome] } }, 422)
  website.revalidate(SHOWCASE_TAGS)
  return c.json({ message: 'It is done.' }, 200)
})
deskShowcaseCalls.openapi(draftRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const list = showcaseOf(c.req.valid('param').list)
  if (list === undefined) return c.json({ message: UNKNOWN }, 404)
  const { version, action, at = '', ...sent } = c.req.valid('json')
  const outcome = await changeShowcaseDraft(db, account, { list, version, action, at, sent }, signIn.now())
  if (outcome.kind === 'done' && action === 'publish') website.revalidate(SHOWCASE_TAGS)
  if (outcome.kind === 'invalid' || outcome.kind === 'time') return c.json(draftErrors(outcome), 422)
  return c.json(...answerOf(outcome.kind))
})
deskShowcaseCalls.openapi(revertRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const list = showcaseOf(c.req.valid('param').list)
  if (list === undefined) return c.json({ message: UNKNOWN }, 404)
  const asked = c.req.valid('json')
  const outcome = await changeShowcaseDraft(db, account, { list, ...asked }, signIn.now())
  if (outcome.kind === 'done' && asked.as === 'published') website.revalidate(SHOWCASE_TAGS)
  if (outcome.kind === 'invalid' || outcome.kind === 'time') return c.json(draftErrors(outcome), 422)
  return c.json(...answerOf(outcome.kind))
})
deskShowcaseCalls.openapi(versionRoute, async (c) => {
  const { list: asked, number } = c.req.valid('param')
  const [list, to] = [showcaseOf(asked), number === String(FIRST_VERSION) ? FIRST_VERSION : readId(number)]
  const data = list === undefined || to === undefined ? null : await getShowcaseVersion(c.var.db, list, to)
  return data === null ? c.json({ message: NO_VERSION }, 404) : c.json({ data }, 200)
})
