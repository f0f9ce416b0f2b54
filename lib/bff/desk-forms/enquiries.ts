import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { type DeskForms, fields, version } from '@/lib/bff/desk-forms/fields'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskExportSchema } from '@/lib/contract/desk/enquiry'
import { ANSWERED_BY, DESK_ACTIONS } from '@/lib/contract/desk/enquiry-states'
import { indianDay } from '@/lib/contract/indian-day'
import { answerFlaws, noteOf } from '@/lib/rules/desk/answer'
import { recordId } from '@/lib/server/desk/record-id'

const words = z
  .string()
  .max(20_000)
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
const text = z.string().max(10_000).default('')

/** Enquiries as a file, for a reason; what was refused is said at the inbox, with what was typed. */
async function exportEnquiries(request: NextRequest): Promise<NextResponse> {
  const file: { csv: string | null } = { csv: null }
  const post = deskRoute({
    schema: fields({ reason: text, type: text, since: text }),
    async ask({ reason, type, since }, call) {
      const reply = await call('POST /desk/enquiries/export', { reason, type, since })
      file.csv = deskExportSchema.safeParse(reply.json).data?.csv ?? null
      return reply
    },
    done: 'done',
    refusals: { 413: 'exportTooLarge' },
    page: () => '/enquiries',
    typed: ({ reason, type, since }) => ({ reason, type, since }),
  })
  const answer = await post(request)
  if (file.csv === null) return answer
  return new NextResponse(file.csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="enquiries-${indianDay(Date.now())}.csv"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}

export const ENQUIRY_FORMS = {
  /** Does something with an enquiry, as it was shown. */
  'enquiry-state': deskRoute({
    schema: fields({ id: recordId, version, action: z.enum(DESK_ACTIONS) }),
    ask: 'POST /desk/enquiries/{id}/state',
    done: 'done',
    page: ({ id }) => `/enquiries/${id}`,
  }),
  /** Says on which day an enquiry is due, as it was shown; what was refused stands in its field again. */
  'enquiry-follow-up': deskRoute({
    schema: fields({ id: recordId, version, day: z.string().max(100) }),
    ask: 'POST /desk/enquiries/{id}/follow-up',
    done: 'dayKept',
    page: ({ id }) => `/enquiries/${id}`,
    typed: ({ day }) => ({ day }),
  }),
  /** Adds a note to an enquiry; what was typed is kept where it was refused. */
  'enquiry-note': deskRoute({
    schema: fields({ id: recordId, text: z.string() }),
    ask: 'POST /desk/enquiries/{id}/notes',
    done: 'noted',
    page: ({ id }) => `/enquiries/${id}`,
    typed: ({ text }) => ({ text }),
  }),
  /**
   * Looks at an answer before it goes, or keeps one that has gone, by mail or by phone, as the enquiry was shown. What was
   * typed is kept until it is kept there.
   */
  'enquiry-answer': deskRoute({
    schema: fields({
      ...{ id: recordId, version, way: z.enum(['look', ...ANSWERED_BY]) },
      ...{ in: language, subject: words, answer: words },
    }),
    async ask({ id, version: shown, way, subject, answer }, call) {
      const errors = answerFlaws({ subject, answer })
      if (errors !== null) {
        const json = { errors: Object.fromEntries(Object.entries(errors).map(([name, flaw]) => [name, [flaw]])) }
        return { ok: false, status: 422, json, retryAfter: null }
      }
      if (way === 'look') return call('GET /desk/enquiries/{id}', { id })
      const note = noteOf({ subject, answer })
      return call('POST /desk/enquiries/{id}/state', { id, action: way, version: shown, note })
    },
    done: ({ way }) => (way === 'look' ? 'answerReady' : 'answerKept'),
    page: ({ id }) => `/enquiries/${id}`,
    place: ({ way }) => (way === 'look' ? 'answer' : null),
    typed: ({ in: typed, subject, answer }) => ({ in: typed, subject, answer }),
  }),
  'enquiry-export': exportEnquiries,
  /** Closes a report of an error that is mended; `of`: the institution on whose page it was pressed, else in the overview. */
  'error-mended': deskRoute({
    schema: fields({ id: recordId, of: recordId.optional().catch(undefined) }),
    ask: ({ id }, call) => call('POST /desk/error-reports/{id}/mended', { id }),
    done: 'errorMended',
    page: ({ of }) => (of === undefined ? '' : `/institutions/${of}`),
  }),
} satisfies DeskForms
