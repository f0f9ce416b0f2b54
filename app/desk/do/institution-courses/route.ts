import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskCoursesSavedSchema } from '@/lib/contract/desk/institution-courses'
import { OWN, pageOf } from '@/lib/rules/desk/whose'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { whose } from '@/lib/server/desk/whose-form'

/**
 * A table of courses that was pasted is saved, kept in the draft of its institution, or of one's own institution proposed; or
 * what that would do is looked at: then it stands on the page, with the fate of each row.
 */
export const POST = deskRoute({
  schema: z.object({
    lang: language,
    id: whose,
    version: z.string(),
    rows: z.string(),
    /** Of the institution with its draft. */
    whole: z.string().default(''),
    action: z.enum(['preview', 'save', 'draft']),
  }),
  ask({ lang, id, version, rows, whole, action }, visitor) {
    if (action === 'draft' && id !== OWN) {
      const kept = { version: whole, action: 'keep', table: rows } as const
      return callForVisitor(visitor, 'POST', deskEndpoints.deskInstitutionDraft(id), kept)
    }
    const sent = { version, rows, preview: action === 'preview' }
    return id === OWN
      ? callForVisitor(visitor, 'POST', deskEndpoints.deskProposeCourses, { ...sent, language: lang })
      : callForVisitor(visitor, 'POST', deskEndpoints.deskCoursesSave(id), sent)
  },
  done({ id, action }, answer) {
    if (action === 'preview') return 'looked'
    if (id !== OWN) return action === 'draft' ? 'draftSaved' : 'saved'
    return deskCoursesSavedSchema.safeParse(answer).data?.saved ? 'proposed' : 'proposalEmpty'
  },
  refusals: { 423: 'importing' },
  // What waits, and what becomes of it, stands at the record.
  page({ id, action }, isDone) {
    if (isDone && action === 'save' && id === OWN) return '/record'
    return isDone && action === 'draft' && id !== OWN ? `/institutions/${id}` : pageOf(id, 'courses')
  },
  typed: ({ rows, version, whole }) => ({ rows, version, whole }),
})
