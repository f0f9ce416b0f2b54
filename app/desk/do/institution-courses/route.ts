import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskCoursesSavedSchema } from '@/lib/contract/desk/institution-courses'
import { OWN, pageOf } from '@/lib/rules/desk/whose'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { whose } from '@/lib/server/desk/whose-form'

/**
 * Saves a table of courses that was pasted, or of one's own institution proposes it; or looks at what that would do: then it
 * stands on the page, with the fate of each row.
 */
export const POST = deskRoute({
  schema: z.object({
    lang: language,
    id: whose,
    version: z.string(),
    rows: z.string(),
    action: z.enum(['preview', 'save']),
  }),
  ask({ lang, id, version, rows, action }, visitor) {
    const sent = { version, rows, preview: action === 'preview' }
    return id === OWN
      ? callForVisitor(visitor, 'POST', deskEndpoints.deskProposeCourses, { ...sent, language: lang })
      : callForVisitor(visitor, 'POST', deskEndpoints.deskCoursesSave(id), sent)
  },
  done({ id, action }, answer) {
    if (action === 'preview') return 'looked'
    if (id !== OWN) return 'saved'
    return deskCoursesSavedSchema.safeParse(answer).data?.saved ? 'proposed' : 'proposalEmpty'
  },
  refusals: { 423: 'importing' },
  // What waits, and what becomes of it, stands at the record.
  page: ({ id, action }, isDone) => (id === OWN && isDone && action === 'save' ? '/record' : pageOf(id, 'courses')),
  typed: ({ rows, version }) => ({ rows, version }),
})
