import { z } from '@hono/zod-openapi'
import { MAX_ANSWER_BYTES } from '@/lib/contract/constants'
import { DESK_EXPORT } from '@/lib/contract/desk/enquiry'
import { deskWrite } from '@/provider/desk/desk-route'
import { csvChunks } from '@/provider/enquiries/export/write-enquiries'
import { eachEnquiry, type ListedEnquiry, noteExport } from '@/provider/enquiries/store/enquiry-list'
import { ENQUIRY_TYPES } from '@/lib/contract/enquiry'
import { errorSchema, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { answerInvalid } from '@/provider/http/failures'

const NO_TYPE = `The type is one of ${ENQUIRY_TYPES.join(', ')}.`
/** What stands around the file in the answer. */
const ENVELOPE_BYTES = 100
const TOO_MANY = 'These are more than the website reads at once: choose a type, or a later day.'
const NO_DAY = 'The day is a date such as 2027-01-31.'

const exportRoute = deskWrite('POST /desk/enquiries/export', DESK_EXPORT, {
  summary: 'Enquiries as a CSV file, for a reason that stands in the audit trail',
  description: 'As `npm run enquiries -- export --bom` writes it.',
  responses: {
    200: json(
      z.strictObject({ data: z.strictObject({ csv: z.string() }) }),
      'The file, with the mark that Excel asks for',
    ),
    413: json(errorSchema, 'What was sent is too large, or what was asked for is.'),
  },
})

export const deskEnquiryExport = createRouter()
deskEnquiryExport.openapi(exportRoute, async (c) => {
  const { db, account, signIn } = c.var
  const { reason, type: named = '', since: day = '' } = c.req.valid('json')
  const type = ENQUIRY_TYPES.find((each) => each === named)
  if (named !== '' && type === undefined) return answerInvalid(c, [{ path: ['type'], message: NO_TYPE }])
  if (day !== '' && !z.iso.date().safeParse(day).success) {
    return answerInvalid(c, [{ path: ['since'], message: NO_DAY }])
  }
  const since = day === '' ? null : new Date(`${day}T00:00:00+05:30`)
  const filter = { since, types: type ? [type] : null, suspected: null }
  let count = 0
  async function* counted(): AsyncGenerator<ListedEnquiry> {
    for await (const enquiry of eachEnquiry(db, filter)) {
      count += 1
      yield enquiry
    }
  }
  const lines: string[] = []
  let bytes = 0
  for await (const line of csvChunks(counted(), true)) {
    bytes += Buffer.byteLength(JSON.stringify(line))
    // Refused here, before the audit trail says that somebody has it.
    if (bytes > MAX_ANSWER_BYTES - ENVELOPE_BYTES) return c.json({ message: TOO_MANY }, 413)
    lines.push(line)
  }
  await noteExport(db, account, signIn.now(), { reason, count, ...filter })
  return c.json({ data: { csv: lines.join('') } }, 200)
})
