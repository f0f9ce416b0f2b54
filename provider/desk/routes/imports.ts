import { createRoute, z } from '@hono/zod-openapi'
import {
  DESK_IMPORT,
  DESK_IMPORT_PUBLISH,
  DESK_IMPORT_TRY,
  IMPORT_AREAS,
  IMPORT_KINDS,
  IMPORT_OUTCOMES,
  IMPORT_STATES,
  MAX_LIST_BYTES,
} from '@/lib/contract/desk/import'
import { atDesk, DESK_REFUSALS, NO_RECORD } from '@/provider/desk/at-desk'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { beginChange, columnsChosen, startRun } from '@/provider/desk/imports/begin'
import { answerUndone, undoReport } from '@/provider/desk/routes/import-undo'
import { readUpload } from '@/provider/desk/imports/read-upload'
import {
  addImport,
  digestDirectory,
  getImport,
  type ImportRun,
  isBusy,
  isImporting,
  listImportRows,
  listImports,
} from '@/provider/desk/store/imports'
import { errorSchema, FAILURES, INVALID, json, messageSchema, moment, UNREADABLE } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { maxBytes } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'
import { choiceListParam, pageParam, readId } from '@/provider/http/params'
import type { ReportRow } from '@/provider/import/journal'

const NONE = 'There is no such import any more.'
const CHANGED = 'It is not as it was shown; it is tried anew, and nothing was imported.'
const RUNS = 'Another import is running; nothing was imported.'
const BUSY = 'Other lists are being tried; this one was not taken.'
const PAGE = 50
/** Base64 makes four bytes of three. */
const LIST_BODY = maxBytes(Math.ceil(MAX_LIST_BYTES / 3) * 4 + 64 * 1024)

const security = [{ bearer: [] }]
const params = z.object({ id: z.string() })
const text = z.string().nullable()

const totalsSchema = z.union([z.strictObject({ read: z.int(), ...counts() }), z.null()])
function counts() {
  return Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, z.int()]))
}

const run = {
  id: z.int(),
  state: z.enum(IMPORT_STATES),
  file_name: z.string(),
  source: text,
  by: z.string(),
  at: moment,
  expires_at: moment.nullable(),
  totals: totalsSchema,
}
const detailSchema = z.strictObject({
  ...run,
  version: z.int(),
  kind: z.enum(IMPORT_KINDS),
  title: text,
  licence: text,
  url: text,
  dated: text,
  area: z.enum(IMPORT_AREAS),
  failure: text.openapi({ description: 'In English; `null` of one that failed: it ended early' }),
  is_stale: z.boolean().openapi({ description: 'The directory has changed since' }),
  is_mappable: z.boolean(),
  is_undoable: z.boolean(),
  undone: z.strictObject({ ...undoReport, by: z.string(), at: moment }).nullable(),
  columns: z.array(
    z.strictObject({
      name: z.string(),
      ours: text,
      looks_like: text,
      is_covered: z.boolean(),
      examples: z.array(z.string()),
    }),
  ),
  rows: z.array(
    z.strictObject({
      line: z.int(),
      outcome: z.enum(IMPORT_OUTCOMES),
      external_id: text,
      name: text,
      institute_id: z.int().nullable(),
      institute: text,
      reason: text,
      notes: text,
    }),
  ),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
})

const listRoute = deskRoute('GET /desk/imports', {
  summary: 'Lists that were uploaded, and what became of them, the latest first',
  request: { query: z.object({ page: pageParam() }) },
  responses: {
    200: json(
      z.strictObject({ data: z.array(z.strictObject(run)), total: z.int(), page: z.int(), limit: z.int() }),
      'A page',
    ),
  },
})

const addRoute = createRoute({
  method: 'post',
  path: '/desk/imports',
  summary: 'Takes a list and tries it, which changes nothing; it is kept for a day',
  description: '`errors` of a 422 names what is wrong with each field by a word.',
  middleware: [atDesk('POST /desk/imports'), LIST_BODY] as const,
  security,
  request: { body: jsonBody(DESK_IMPORT) },
  responses: {
    201: json(z.strictObject({ data: z.strictObject({ id: z.int() }) }), 'It is there, and being tried.'),
    422: INVALID,
    423: json(errorSchema, 'As many lists are being tried as may be at once; this one was not taken.'),
    404: NO_RECORD,
    ...UNREADABLE,
    ...DESK_REFUSALS,
    ...FAILURES,
  },
})

const detailRoute = deskRoute('GET /desk/imports/{id}', {
  summary: 'A list, what is made of its columns, and a page of what becomes of its rows',
  request: {
    params,
    query: z.object({
      outcome: choiceListParam('Those alone that come to this', IMPORT_OUTCOMES),
      page: pageParam(),
    }),
  },
  responses: { 200: json(z.strictObject({ data: detailSchema }), 'The import') },
})

const CHANGE_REFUSED = {
  409: json(errorSchema, 'It, or the directory, has changed since it was shown; nothing was imported.'),
  423: json(errorSchema, 'An import runs; nothing was imported.'),
}

const tryRoute = deskWrite('POST /desk/imports/{id}/try', DESK_IMPORT_TRY, {
  summary: 'Tries a list anew, with other columns where they are given',
  request: { params },
  responses: { 200: json(messageSchema, 'It is being tried.'), ...CHANGE_REFUSED },
})

const publishRoute = deskWrite('POST /desk/imports/{id}/publish', DESK_IMPORT_PUBLISH, {
  summary: 'Imports a list that was tried, unless the directory has changed since',
  request: { params },
  responses: { 200: json(messageSchema, 'It is being imported.'), ...CHANGE_REFUSED },
})

const answerRun = ({ id, state, fileName, source, by, createdAt, expiresAt, totals }: ImportRun) => ({
  ...{ id, state, file_name: fileName, source, by, totals },
  at: createdAt.toISOString(),
  expires_at: expiresAt?.toISOString() ?? null,
})

const answerRow = ({ line, outcome, external_id, name, institute_id, institute, reason, notes }: ReportRow) => ({
  ...{ line, outcome, external_id, name, institute_id, institute, reason, notes },
})

export const deskImportCalls = createRouter()
deskImportCalls.openapi(listRoute, async (c) => {
  const { page } = c.req.valid('query')
  const { rows, total } = await listImports(c.var.db, page, PAGE, c.var.signIn.now())
  return c.json({ data: rows.map(answerRun), total, page, limit: PAGE }, 200)
})
deskImportCalls.openapi(addRoute, async (c) => {
  const { db, account, signIn } = c.var
  if (await isBusy(db, signIn.now())) return c.json({ message: BUSY }, 423)
  const read = await readUpload(c.req.valid('json'))
  if (read.flaws !== null) return c.json(flawsOf(read.flaws), 422)
  const id = await addImport(db, { ...read.upload, accountId: account.id, by: account.name }, signIn.now())
  if (id === null) return c.json({ message: BUSY }, 423)
  await startRun(c.var, id)
  return c.json({ data: { id } }, 201)
})
deskImportCalls.openapi(detailRoute, async (c) => {
  const { db, signIn } = c.var
  const id = readId(c.req.valid('param').id)
  const found = id === undefined ? null : await getImport(db, id, signIn.now())
  if (found === null) return c.json({ message: NONE }, 404)
  const { outcome, page } = c.req.valid('query')
  const { rows, total } = await listImportRows(db, found.id, { outcome: outcome?.[0], page, limit: PAGE })
  const { version, kind, title, licence, url, dated, area, failure } = found
  const data = {
    ...answerRun(found),
    ...{ version, kind, title, licence, url, dated, area, failure, total, page, limit: PAGE },
    is_stale: found.state === 'tried' && found.directory !== (await digestDirectory(db)),
    is_mappable: kind === 'own',
    is_undoable: found.state === 'published' && found.formerSources !== null,
    undone: answerUndone(found),
    columns: found.columns.map(({ name, ours, looksLike, isCovered, examples }) => ({
      ...{ name, ours, looks_like: looksLike, is_covered: isCovered, examples },
    })),
    rows: rows.map(answerRow),
  }
  return c.json({ data }, 200)
})
deskImportCalls.openapi(tryRoute, async (c) => {
  const id = readId(c.req.valid('param').id)
  const { version, columns } = c.req.valid('json')
  const found = id === undefined ? null : await getImport(c.var.db, id, c.var.signIn.now())
  if (found === null) return c.json({ message: NONE }, 404)
  const map = columnsChosen(found, columns)
  if (map === null) return c.json(flawsOf([['columns', 'unread']]), 422)
  const outcome = found.version === version ? await beginChange(c.var, found, 'trying', map) : 'changed'
  if (outcome === 'busy') return c.json({ message: BUSY }, 423)
  if (outcome === 'changed') return c.json({ message: CHANGED }, 409)
  return c.json({ message: 'It is being tried.' }, 200)
})
deskImportCalls.openapi(publishRoute, async (c) => {
  const { db, signIn } = c.var
  const id = readId(c.req.valid('param').id)
  const { version } = c.req.valid('json')
  const found = id === undefined ? null : await getImport(db, id, signIn.now())
  if (found === null) return c.json({ message: NONE }, 404)
  if (found.version !== version || found.state !== 'tried') return c.json({ message: CHANGED }, 409)
  if (await isImporting(db)) return c.json({ message: RUNS }, 423)
  const isStale = found.directory !== (await digestDirectory(db))
  const outcome = await beginChange(c.var, found, isStale ? 'trying' : 'publishing')
  if (outcome === 'busy') return c.json({ message: BUSY }, 423)
  if (isStale || outcome === 'changed') return c.json({ message: CHANGED }, 409)
  return c.json({ message: 'It is being imported.' }, 200)
})
