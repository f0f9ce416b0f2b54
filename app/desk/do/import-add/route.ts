import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskImportAddedSchema, IMPORT_AREAS, IMPORT_KINDS, MAX_LIST_BYTES } from '@/lib/contract/desk/import'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { TEXT_BODY_BYTES } from '@/lib/server/read-body'

const text = z.string().catch('')
const texts = { source: text, title: text, licence: text, url: text, dated: text }
const TYPED = ['kind', 'area', 'source', 'title', 'licence', 'url', 'dated'] as const
type Typed = Readonly<Record<(typeof TYPED)[number], string>>
const typedIn = (input: Typed) => Object.fromEntries(TYPED.map((name) => [name, input[name]]))

/** Takes a list, which is tried: the page of its import says what would become of each row. */
export const POST = deskRoute({
  schema: z.object({
    lang: language,
    kind: z.enum(IMPORT_KINDS).catch('any'),
    area: z.enum(IMPORT_AREAS).catch('karnataka'),
    ...texts,
    // Of a form that is too large it was not read.
    file: z.instanceof(File).nullable().catch(null),
  }),
  largestText: MAX_LIST_BYTES + TEXT_BODY_BYTES,
  file: 'file',
  ask: async ({ file, ...input }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskImportAdd, {
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
})
