import { createRoute, z } from '@hono/zod-openapi'
import { REVIEW_REPORT } from '@/lib/contract/review-report'
import { addressGroup } from '@/lib/rules/network-address'
import { callerAddress } from '@/provider/auth/caller-address'
import { FAILURES, INVALID, json, LIMITED, messageSchema, NOT_FOUND, UNREADABLE } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { readId } from '@/provider/http/params'
import { waitingTime } from '@/provider/http/waiting'
import { REPORT_LIMITS, type ReportOutcome, reportReview } from '@/provider/reviews/report-review'

const NO_REVIEW = 'No review that is shown has this id.'
const [daily] = REPORT_LIMITS

const route = createRoute({
  method: 'post',
  path: '/reviews/{id}/report',
  summary: 'Reports a review that is shown: a moderator reads it',
  description: `For anybody; nothing is kept of a token. A second report of the same browser is answered like the first and does nothing; of who names no browser each counts. At most ${daily.most} a day from one address. Where nobody reads reports, no review can be reported (404).`,
  middleware: [SMALL_BODY] as const,
  request: { params: z.object({ id: z.string() }), body: jsonBody(REVIEW_REPORT) },
  responses: {
    201: json(messageSchema, 'It is kept.'),
    404: NOT_FOUND,
    422: INVALID,
    ...UNREADABLE,
    429: LIMITED,
    ...FAILURES,
  },
})

export const reviewReportCalls = createRouter()
reviewReportCalls.openapi(route, async (c) => {
  const { db, signIn, isModerated } = c.var
  const reviewId = readId(c.req.valid('param').id)
  const { reason, words = null, browser_nonce: browser } = c.req.valid('json')
  if (reviewId === undefined || !isModerated) return c.json({ message: NO_REVIEW }, 404)
  const address = addressGroup(callerAddress(c))
  const outcome: ReportOutcome = await reportReview(
    db,
    {
      ...{ reviewId, reason, words },
      // Another one for each review: nobody can gather what else a browser has reported.
      reporter: browser === null ? null : signIn.digests.browser(`${reviewId} ${browser}`),
      addressDigest: signIn.digests.address(address),
    },
    signIn.now(),
  )
  switch (outcome.kind) {
    case 'kept':
      return c.json({ message: 'Thank you. A moderator will read it.' }, 201)
    case 'no-review':
      return c.json({ message: NO_REVIEW }, 404)
    case 'limited':
      return c.json(
        { message: `Many reviews were reported from here. Please try again in ${waitingTime(outcome.seconds)}.` },
        429,
        { 'Retry-After': String(outcome.seconds) },
      )
  }
})
