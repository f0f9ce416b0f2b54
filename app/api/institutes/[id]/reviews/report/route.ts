import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { besideField, formRoute, language } from '@/lib/bff/form-route'
import { reportReply } from '@/lib/bff/replies'
import { MAX_ID_LENGTH } from '@/lib/contract/constants'
import { getMessages } from '@/lib/messages/catalogue'
import { REPORT_FIELDS, reportPath } from '@/lib/rules/reviews/report-form'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { keepReporter, reporterOf, sendReport } from '@/lib/server/reviews/report-send'

type Context = { params: Promise<{ id: string }> }

const typed = z.string().catch('')
const schema = z.object({ review: z.string().min(1).max(MAX_ID_LENGTH), reason: typed, words: typed, lang: language })

/**
 * A report of a review: `review`, `reason` and `words`, by anybody. JSON is answered with `{ok: true}`, or 422 `{reason:
 * 'invalid', errors}` with messages by field, 404, 429 or 503; a form with a redirect to its page.
 */
export async function POST(request: NextRequest, { params }: Context): Promise<NextResponse> {
  const { id } = await params
  const reporter = reporterOf(request.cookies)
  const handle = formRoute({
    schema,
    work: ({ review, lang, ...fields }, { visitor }) => sendReport(visitor, reporter, review, fields, lang),
    refuse: (refusal, { lang }) => besideField(refusal, REPORT_FIELDS, getMessages(lang).reviewReport.problems.unfit),
    page: (outcome, { review, reason, words, lang }) => ({
      to: localizedPath(reportPath(id, review), lang),
      async keep(answer) {
        const reply = outcome.ok ? { typed: {}, failure: null } : { typed: { reason, words }, failure: outcome.failure }
        await reportReply(review).keep(answer, request.cookies, reply)
      },
    }),
    cookies(answer, outcome) {
      if (outcome.ok) keepReporter(answer, reporter)
    },
  })
  return handle(request)
}
