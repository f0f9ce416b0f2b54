import { z } from '@hono/zod-openapi'
import { cacheTags } from '@/lib/contract/cache-tags'
import { isNewDraft } from '@/lib/contract/desk/draft'
import {
  DESK_INSTITUTION_ADD,
  DESK_INSTITUTION_EDIT,
  INSTITUTION_GAPS,
  INSTITUTION_SORTS,
} from '@/lib/contract/desk/institution'
import { LANGUAGES } from '@/lib/contract/language'
import { codedField } from '@/lib/contract/text-fields'
import { auditAnswers, auditEntrySchema } from '@/provider/desk/audit-answer'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import {
  IMPORTING,
  INSTITUTION_CHANGED,
  LOCKED,
  NO_INSTITUTION,
  shown,
} from '@/provider/desk/routes/institution-answers'
import { answerRetirement, retirementSchema } from '@/provider/desk/end-answer'
import { errorReportsSchema } from '@/provider/desk/error-report-answer'
import { listErrorReports } from '@/provider/desk/store/error-reports'
import { listAuditOf } from '@/provider/desk/store/audit'
import { listMerged } from '@/provider/desk/store/institution-merge'
import { listInstitutions, listNamesakes } from '@/provider/desk/store/institution-list'
import {
  addInstitution,
  getInstitution,
  recordOfInstitution,
  saveInstitution,
} from '@/provider/desk/store/institutions'
import { draftAnswer, draftAnswerSchema, valuesSchema } from '@/provider/desk/draft-answer'
import { previewKey } from '@/provider/desk/routes/preview'
import type { Drafted } from '@/provider/desk/store/drafts'
import { withDraft } from '@/provider/desk/store/institution-drafts'
import { getNewInstitution } from '@/provider/desk/store/new-institutions'
import { errorSchema, json, messageSchema, moment, nullableTextSchema, textSchema } from '@/provider/http/answers'
import { createRouter, type ProviderEnv } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'
import {
  choiceListParam,
  choiceParam,
  flagParam,
  idListParam,
  pageParam,
  readId,
  textParam,
} from '@/provider/http/params'
import { answerSource, answerStatement, sourceAnswerSchema, statementAnswerSchema } from '@/provider/sources/answer'
import { findStatements } from '@/provider/sources/store'

const PAGE = 50

const params = z.object({ id: z.string() })

const rowSchema = z.strictObject({
  id: z.int(),
  name: textSchema,
  category: textSchema,
  district: nullableTextSchema,
  city: nullableTextSchema,
  changed_at: moment,
})
const detailSchema = z.strictObject({
  id: z.union([z.int(), z.string()]).openapi({ description: 'A text: of a draft that is no institution yet' }),
  version: z.string(),
  values: valuesSchema,
  draft: draftAnswerSchema,
  other_names: z.array(z.string()).openapi({ description: 'Under which it is found besides' }),
  merged: z.array(z.strictObject({ id: z.int(), name: textSchema })),
  retired_at: moment.nullable().openapi({ description: 'Since when it is no more' }),
  successor: z.union([z.strictObject({ id: z.int(), name: textSchema }), z.null()]),
  end: retirementSchema,
  sources: z.array(sourceAnswerSchema),
  statements: z.array(statementAnswerSchema),
  errors: errorReportsSchema.openapi({ description: 'That visitors reported and nobody has answered' }),
  edited: z
    .union([z.strictObject({ by: z.string(), at: moment }), z.null()])
    .openapi({ description: 'Who of the desk said something of it last' }),
  namesakes: z
    .array(rowSchema)
    .openapi({ description: 'Who is called so already: of a draft that is no institution yet' }),
  history: z.array(auditEntrySchema),
})

const listRoute = deskRoute('GET /desk/institutions', {
  summary: 'Institutions, found as in the directory',
  request: {
    query: z.object({
      q: textParam('As people search the directory'),
      type: idListParam('Of these kinds'),
      district: idListParam('In these districts'),
      without: choiceListParam('Those alone that lack all of this', INSTITUTION_GAPS),
      retired: flagParam('The retired alone, which are found by a part of a name or their number'),
      sort: choiceParam('By what; without it as the directory is', INSTITUTION_SORTS),
      page: pageParam(),
    }),
  },
  responses: {
    200: json(z.strictObject({ data: z.array(rowSchema), total: z.int(), page: z.int(), limit: z.int() }), 'A page'),
  },
})

const detailRoute = deskRoute('GET /desk/institutions/{id}', {
  summary: 'An institution as the desk’s form has it, with its sources and what was done with it',
  request: { params },
  responses: {
    200: json(z.strictObject({ data: detailSchema }), 'The institution'),
  },
})

const addRoute = deskWrite('POST /desk/institutions', DESK_INSTITUTION_ADD, {
  again: (id) => ({ status: 201, body: { data: { id: Number(id) } } }),
  summary: 'Adds an institution that no list has',
  responses: { 201: json(z.strictObject({ data: z.strictObject({ id: z.int() }) }), 'It is there.'), 423: LOCKED },
})

const editRoute = deskWrite('POST /desk/institutions/{id}', DESK_INSTITUTION_EDIT, {
  summary: 'Says something of an institution as it was shown, which leads over what lists say',
  description: 'What is left out stays as it is. `errors` of a 422 names what is wrong with each field by a word.',
  request: { params },
  responses: {
    200: json(messageSchema, 'It is saved, and in the audit trail.'),
    409: json(errorSchema, 'It was changed since; nothing was saved.'),
    423: LOCKED,
  },
})

type Row = Awaited<ReturnType<typeof listNamesakes>>[number]
const answerRow = ({ updatedAt, ...row }: Row) => ({ ...row, changed_at: updatedAt.toISOString() })

const namesIn = (said: Readonly<Record<string, string>>) =>
  LANGUAGES.flatMap((language) => said[codedField('name', language)]?.trim() || [])

/** A draft before which there was no institution, as one is answered of which nothing is known. */
async function answerNew(
  of: ProviderEnv['Variables'],
  id: string,
  drafted: Drafted,
): Promise<z.output<typeof detailSchema>> {
  const { version, values, record, draft } = drafted
  return {
    ...{ id, version, values: { ...values }, draft: draftAnswer(drafted, previewKey(id), of) },
    ...{ other_names: [], merged: [], retired_at: null, successor: null, end: null, sources: [], statements: [] },
    ...{ errors: { count: 0, latest: [] }, edited: null },
    namesakes: (await listNamesakes(of.db, namesIn(draft?.said ?? {}))).map(answerRow),
    history: await auditAnswers(of.db, await listAuditOf(of.db, record)),
  }
}

export const deskInstitutionCalls = createRouter()
deskInstitutionCalls.openapi(listRoute, async (c) => {
  const { type: typeIds, district: districtIds, retired: isRetired, page, ...query } = c.req.valid('query')
  const { rows, total } = await listInstitutions(c.var.db, {
    ...query,
    ...{ typeIds, districtIds, isRetired, page, limit: PAGE },
  })
  return c.json({ data: rows.map(answerRow), total, page, limit: PAGE }, 200)
})
deskInstitutionCalls.openapi(detailRoute, async (c) => {
  const { db } = c.var
  const { id: asked } = c.req.valid('param')
  const fresh = isNewDraft(asked) ? await getNewInstitution(db, asked) : null
  if (fresh !== null) return c.json({ data: await answerNew(c.var, asked, fresh) }, 200)
  const id = readId(asked)
  const found = id === undefined ? null : await getInstitution(db, id)
  if (found === null) return c.json({ message: NO_INSTITUTION }, 404)
  const { institute, edits, successor } = found
  const drafted = await withDraft(db, institute)
  const { sources, statements } = await findStatements(db, institute.id)
  const history = await listAuditOf(db, recordOfInstitution(institute.id))
  const data = {
    ...{ id: institute.id, version: drafted.version, values: { ...drafted.values } },
    draft: draftAnswer(drafted, previewKey(institute.id), c.var),
    other_names: institute.alternativeNames,
    merged: await listMerged(db, institute.id),
    retired_at: institute.retiredAt?.toISOString() ?? null,
    successor,
    end: await answerRetirement(db, institute.id),
    sources: sources.map(answerSource),
    statements: statements.map(answerStatement),
    errors: await listErrorReports(db, institute.id),
    edited: edits && { by: edits.changedBy, at: edits.changedAt.toISOString() },
    namesakes: [],
    history: await auditAnswers(db, history),
  }
  return c.json({ data }, 200)
})
deskInstitutionCalls.openapi(addRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const outcome = await addInstitution(db, account, c.req.valid('json'), signIn.now())
  if (outcome.kind === 'importing') return c.json({ message: IMPORTING }, 423)
  if (outcome.kind === 'invalid') return c.json(flawsOf(outcome.flaws), 422)
  website.revalidate([cacheTags.directory])
  return c.json({ data: { id: outcome.id } }, 201)
})
deskInstitutionCalls.openapi(editRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const { version, ...sent } = c.req.valid('json')
  if (id === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  const outcome = await saveInstitution(db, account, { id, version, sent }, signIn.now())
  switch (outcome.kind) {
    case 'unknown':
      return c.json({ message: NO_INSTITUTION }, 404)
    case 'changed':
      return c.json({ message: INSTITUTION_CHANGED }, 409)
    case 'importing':
      return c.json({ message: IMPORTING }, 423)
    case 'invalid':
      return c.json(flawsOf(outcome.flaws), 422)
    case 'done':
      shown(website, id)
      return c.json({ message: 'It is saved.' }, 200)
  }
})
