import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { ANSWERED_BY } from '@/lib/contract/desk/enquiry-states'
import { answerFlaws, noteOf } from '@/lib/rules/desk/answer'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

const version = z.coerce.number().int().min(0)
const words = z
  .string()
  .max(20_000)
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())

/**
 * Looks at an answer before it goes, or keeps one that has gone, by mail or by phone, as the enquiry was shown. What was
 * typed is kept until it is kept there.
 */
export const POST = deskRoute({
  schema: z.object({
    ...{ lang: language, id: recordId, version, way: z.enum(['look', ...ANSWERED_BY]) },
    ...{ in: language, subject: words, answer: words },
  }),
  async ask({ id, version: shown, way, subject, answer }, visitor) {
    const errors = answerFlaws({ subject, answer })
    if (errors !== null) {
      const json = { errors: Object.fromEntries(Object.entries(errors).map(([name, flaw]) => [name, [flaw]])) }
      return { ok: false, status: 422, json, retryAfter: null }
    }
    if (way === 'look') return callForVisitor(visitor, 'GET', deskEndpoints.deskEnquiry(id))
    const note = noteOf({ subject, answer })
    return callForVisitor(visitor, 'POST', deskEndpoints.deskEnquiryState(id), { action: way, version: shown, note })
  },
  done: ({ way }) => (way === 'look' ? 'answerReady' : 'answerKept'),
  page: ({ id }) => `/enquiries/${id}`,
  place: ({ way }) => (way === 'look' ? 'answer' : null),
  typed: ({ in: typed, subject, answer }) => ({ in: typed, subject, answer }),
})
