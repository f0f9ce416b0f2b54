import 'server-only'
import { z } from 'zod'
import { type DeskForms, fields, version } from '@/lib/bff/desk-forms/fields'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { DUPLICATE_ACTIONS } from '@/lib/contract/desk/duplicate'
import { deskImportAddedSchema, IMPORT_AREAS, IMPORT_KINDS, MAX_LIST_BYTES } from '@/lib/contract/desk/import'
import { MATCH_ACTIONS } from '@/lib/contract/desk/match'
import { COLLEGE_ACTIONS } from '@/lib/contract/desk/rank-college'
import { collegePage } from '@/lib/rules/desk/colleges-page'
import { columnsIn } from '@/lib/rules/desk/import-columns'
import { matchesPage, twicePage } from '@/lib/rules/desk/matches-page'
import { recordId } from '@/lib/server/desk/record-id'
import { TEXT_BODY_BYTES } from '@/lib/server/read-body'

const given = z.string().catch('')
const GIVEN = { source: given, title: given, licence: given, url: given, dated: given }
const TYPED = ['kind', 'area', 'source', 'title', 'licence', 'url', 'dated'] as const
type Typed = Readonly<Record<(typeof TYPED)[number], string>>
const typedIn = (input: Typed) => Object.fromEntries(TYPED.map((name) => [name, input[name]]))
const text = z.string().max(1_000)
const number = z.string().max(20)

export const IMPORT_FORMS = {
  /** Takes a list, which is tried: the page of its import says what would become of each row. */
  'import-add': deskRoute({
    schema: fields({
      kind: z.enum(IMPORT_KINDS).catch('any'),
      area: z.enum(IMPORT_AREAS).catch('karnataka'),
      ...GIVEN,
      // Of a form that is too large it was not read.
      file: z.instanceof(File).nullable().catch(null),
    }),
    largestText: MAX_LIST_BYTES + TEXT_BODY_BYTES,
    file: 'file',
    ask: async ({ file, ...input }, call) =>
      call('POST /desk/imports', {
        ...typedIn(input),
        file: file === null ? '' : Buffer.from(await file.arrayBuffer()).toString('base64'),
        file_name: file?.name ?? '',
      }),
    done: 'listTaken',
    refusals: { 423: 'importRuns' },
    page: (_, isDone, answer) => {
      const added = isDone ? deskImportAddedSchema.safeParse(answer).data : undefined
      return added ? `/imports/${Number(added.id)}` : '/imports'
    },
    typed: typedIn,
  }),
  /** Tries a list anew, with its columns as they were chosen. */
  'import-try': deskRoute({
    schema: z.looseObject({ lang: language, id: recordId, version: version }),
    ask: ({ id, version, ...sent }, call) => {
      const columns = columnsIn(sent)
      return call('POST /desk/imports/{id}/try', { id, version, ...(columns.length > 0 && { columns }) })
    },
    done: 'listTaken',
    refusals: { 423: 'importRuns' },
    page: ({ id }) => `/imports/${id}`,
  }),
  /** Imports a list as its dry run was shown. */
  'import-publish': deskRoute({
    schema: fields({ id: recordId, version: version }),
    ask: 'POST /desk/imports/{id}/publish',
    done: 'listTaken',
    refusals: { 409: 'importStale', 423: 'importRuns' },
    page: ({ id }) => `/imports/${id}`,
  }),
  /** Undoes an import as that was shown. */
  'import-undo': deskRoute({
    schema: fields({ id: recordId, directory: z.string().max(100) }),
    ask: 'POST /desk/imports/{id}/undo',
    done: 'listTaken',
    refusals: { 409: 'undoStale', 423: 'importRuns' },
    page: ({ id }, isDone) => (isDone ? `/imports/${id}` : `/imports/${id}/undo`),
  }),
  /** Says whose a row in doubt is, or undoes that. The list goes on where it was; what was refused stands at its row again. */
  match: deskRoute({
    schema: fields({
      source: text,
      external_id: text,
      version: text,
      action: z.enum(MATCH_ACTIONS),
      institute_id: text.default(''),
      query: text.default(''),
    }),
    ask: ({ source, external_id, version, action, institute_id }, call) =>
      call('POST /desk/matches', {
        ...{ source, external_id, version, action },
        ...(action === 'same' && { institute_id }),
      }),
    done: 'done',
    refusals: { 423: 'importRuns' },
    page: ({ query }) => matchesPage(Object.fromEntries(new URLSearchParams(query))),
    typed: ({ source, external_id, institute_id }) => ({ source, external_id, institute_id }),
  }),
  /** Says that two institutions are two, or takes that back. The list goes on where it was. */
  duplicate: deskRoute({
    schema: fields({
      ...{ one: number, other: number, action: z.enum(DUPLICATE_ACTIONS) },
      query: z.string().max(200).default(''),
    }),
    ask: ({ one, other, action }, call) => call('POST /desk/duplicates', { one, other, action }),
    done: ({ action }) => (action === 'apart' ? 'apartSaid' : 'done'),
    refusals: { 423: 'importRuns' },
    page: ({ query }) => twicePage(Object.fromEntries(new URLSearchParams(query))),
  }),
  /** Ties a college of closing ranks to an institution, says that it is none, or undoes that. Its page says what came of it. */
  'rank-college': deskRoute({
    schema: fields({
      id: recordId,
      version: text,
      action: z.enum(COLLEGE_ACTIONS),
      institute_id: text.default(''),
      q: text.default(''),
      /** With what is undone the college goes: no list has it any more. */
      goes: z.literal('1').optional(),
    }),
    ask: ({ id, version, action, institute_id }, call) =>
      call('POST /desk/rank-colleges/{id}', { id, version, action, ...(action === 'tie' && { institute_id }) }),
    done: 'saved',
    refusals: { 423: 'importRuns' },
    // Once it is done, what was searched for has served.
    page: ({ id, q, goes }, isDone) => (isDone && goes ? '/rank-colleges' : collegePage(id, isDone ? '' : q)),
    typed: ({ institute_id }) => ({ institute_id }),
  }),
} satisfies DeskForms
