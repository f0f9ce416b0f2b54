import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskExportSchema } from '@/lib/contract/desk/enquiry'
import { indianDay } from '@/lib/contract/indian-day'
import { callForVisitor } from '@/lib/server/auth/session-call'

const text = z.string().max(10_000).default('')

/** Enquiries as a file, for a reason; what was refused is said at the inbox, with what was typed. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const file: { csv: string | null } = { csv: null }
  const post = deskRoute({
    schema: z.object({ lang: language, reason: text, type: text, since: text }),
    async ask({ reason, type, since }, visitor) {
      const reply = await callForVisitor(visitor, 'POST', deskEndpoints.deskEnquiryExport, { reason, type, since })
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
