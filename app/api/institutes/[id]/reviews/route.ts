import type { NextRequest, NextResponse } from 'next/server'
import { anyFields, besideField, formRoute, language } from '@/lib/bff/form-route'
import { reviewReply } from '@/lib/bff/replies'
import { isSignedOut } from '@/lib/bff/result'
import { getMessages } from '@/lib/messages/catalogue'
import { signInPath } from '@/lib/rules/auth/sign-in-path'
import { REVIEW_FIELDS } from '@/lib/rules/reviews/review-form'
import { reviewPath, reviewTyped } from '@/lib/rules/reviews/review-reply'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { sendReview } from '@/lib/server/reviews/review-send'

type Context = { params: Promise<{ id: string }> }

const schema = anyFields.transform((fields) => ({ typed: reviewTyped(fields), lang: language.parse(fields.lang) }))

/**
 * A review: `name`, `role`, `rating` and `description` (spec 2 §3). JSON is answered with `{ok: true}`, or
 * 422 `{reason: 'invalid', errors}` with messages by field, 401, 429 or 503; a form with a redirect to
 * its page, or to the one of signing in, and what was typed is there again afterwards.
 */
export async function POST(request: NextRequest, { params }: Context): Promise<NextResponse> {
  const { id } = await params
  const handle = formRoute({
    schema,
    work: ({ typed, lang }, { visitor }) => sendReview(visitor, id, typed, lang),
    refuse: (refusal, { lang }) => besideField(refusal, REVIEW_FIELDS, getMessages(lang).review.problems.unfit),
    page(outcome, { typed, lang }) {
      const to = localizedPath(reviewPath(id), lang)
      const reply = outcome.ok ? { typed: {}, failure: null } : { typed, failure: outcome.failure }
      const awaits = isSignedOut(outcome) ? to : null
      return {
        to,
        signIn: signInPath(to, lang),
        keep: (answer) => reviewReply(id).keep(answer, request.cookies, reply, awaits),
      }
    },
  })
  return handle(request)
}
