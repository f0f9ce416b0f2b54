import { z } from '@hono/zod-openapi'
import { DESK_IMPORT_UNDO, UNDO_REASONS } from '@/lib/contract/desk/import-undo'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { startRun } from '@/provider/desk/imports/begin'
import { beginUndo } from '@/provider/desk/store/import-runs'
import { digestDirectory, getImport, type ImportRun, isImporting } from '@/provider/desk/store/imports'
import { errorSchema, json, messageSchema, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { readId } from '@/provider/http/params'
import { planUndo } from '@/provider/import/undo/plan-undo'
import { poolUnder } from '@/provider/platform/database'

const NONE = 'There is no such import, or it cannot be undone.'
const CHANGED = 'The directory, or the import, is not as it was shown; nothing was undone.'
const RUNS = 'An import is running; nothing was undone.'

const params = z.object({ id: z.string() })

export const undoReport = {
  removed: z.int().openapi({ description: 'Institutions that the import had begun, and that go' }),
  restored: z.int().openapi({ description: 'Records of lists that say again what they said before' }),
  detached: z.int().openapi({ description: 'Records that leave an institution which others still tell of' }),
  doubts: z.int().openapi({ description: 'Records in doubt that are as they were before' }),
  lists_removed: z.int().openapi({ description: 'Lists of closing ranks that were not there before, and go' }),
  lists_restored: z.int().openapi({ description: 'Lists of closing ranks of which the edition before stands again' }),
  left_total: z.int(),
  left: z
    .array(z.strictObject({ institute_id: z.int().nullable(), name: textSchema, why: z.enum(UNDO_REASONS) }))
    .openapi({ description: 'The first of those that stay as they are' }),
}

export const answerUndone = ({ undone, undoneBy, undoneAt }: ImportRun) =>
  undone === null
    ? null
    : { lists_removed: 0, lists_restored: 0, ...undone, by: undoneBy ?? '', at: undoneAt?.toISOString() ?? '' }

const previewRoute = deskRoute('GET /desk/imports/{id}/undo', {
  summary: 'What would become of the directory, were an import undone',
  request: { params },
  responses: {
    200: json(z.strictObject({ data: z.strictObject({ ...undoReport, directory: z.string() }) }), 'For it as it is'),
  },
})

const undoRoute = deskWrite('POST /desk/imports/{id}/undo', DESK_IMPORT_UNDO, {
  summary: 'Undoes an import, unless the directory has changed since that was shown',
  request: { params },
  responses: {
    200: json(messageSchema, 'It is being undone.'),
    409: json(errorSchema, 'It, or the directory, has changed since it was shown; nothing was undone.'),
    423: json(errorSchema, 'An import runs; nothing was undone.'),
  },
})

export const deskImportUndoCalls = createRouter()
deskImportUndoCalls.openapi(previewRoute, async (c) => {
  const { db, signIn } = c.var
  const id = readId(c.req.valid('param').id)
  const found = id === undefined ? null : await getImport(db, id, signIn.now())
  if (found?.state !== 'published' || found.formerSources === null) return c.json({ message: NONE }, 404)
  // The digest first: what changes meanwhile is then not what it stands for.
  const directory = await digestDirectory(db)
  return c.json({ data: { ...(await planUndo(poolUnder(db).pool, found.id)), directory } }, 200)
})
deskImportUndoCalls.openapi(undoRoute, async (c) => {
  const { db, signIn, account } = c.var
  const id = readId(c.req.valid('param').id)
  const { directory } = c.req.valid('json')
  const found = id === undefined ? null : await getImport(db, id, signIn.now())
  if (found === null) return c.json({ message: NONE }, 404)
  if (await isImporting(db)) return c.json({ message: RUNS }, 423)
  if (directory !== (await digestDirectory(db))) return c.json({ message: CHANGED }, 409)
  if (!(await beginUndo(db, found, account, directory, signIn.now()))) return c.json({ message: CHANGED }, 409)
  await startRun(c.var, found.id)
  if ((await getImport(db, found.id, signIn.now()))?.state === 'published') return c.json({ message: CHANGED }, 409)
  return c.json({ message: 'It is being undone.' }, 200)
})
