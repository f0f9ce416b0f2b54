import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

/** Saves a table of courses that was pasted, or looks at what that would do: then it stands on the page, with the fate of each row. */
export const POST = deskRoute({
  schema: z.object({
    lang: language,
    id: recordId,
    version: z.string(),
    rows: z.string(),
    action: z.enum(['preview', 'save']),
  }),
  ask: ({ id, version, rows, action }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskCoursesSave(id), {
      version,
      rows,
      preview: action === 'preview',
    }),
  done: ({ action }) => (action === 'preview' ? 'looked' : 'saved'),
  refusals: { 423: 'importing' },
  page: ({ id }) => `/institutions/${id}/courses`,
  typed: ({ rows, version }) => ({ rows, version }),
})
