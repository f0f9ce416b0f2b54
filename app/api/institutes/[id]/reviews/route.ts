import { type NextRequest, NextResponse } from 'next/server'
import { LANGUAGES } from '@/lib/contract/lenient'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/localized-url'
import { REVIEW_FIELDS } from '@/lib/rules/review-form'
import { type ReviewOutcome, reviewPath, reviewTyped } from '@/lib/rules/review-reply'
import { guardedPost, type Post, type Refusal } from '@/lib/server/guarded-post'
import { setReviewReply } from '@/lib/server/review-reply'
import { sendReview } from '@/lib/server/review-send'
import { clearSession } from '@/lib/server/session-cookie'
import { answerSignedOut } from '@/lib/server/session-user'
import { seeOther } from '@/lib/server/sign-in-post'

type Context = { params: Promise<{ id: string }> }

/**
 * A review: `name`, `role`, `rating` and `description` (spec 2 §3). JSON is answered with `{ok: true}`, or
 * 422 `{reason: 'invalid', errors}` with messages by field, 401, 429 or 503; a form with a redirect to
 * its page, or to the one of signing in, and what was typed is there again afterwards.
 */
export async function POST(request: NextRequest, { params }: Context): Promise<NextResponse> {
  const { id } = await params
  const handle = guardedPost(
    async (post) => answer(post, id, await sendReview(post.visitor, id, reviewTyped(post.fields), langOf(post))),
    { refuse: (post, refusal) => answer(post, id, refusedOutcome(post, refusal)) },
  )
  return handle(request)
}

function langOf({ fields }: Post) {
  return LANGUAGES.find((lang) => lang === fields.lang) ?? 'en'
}

function refusedOutcome(post: Post, { status, field, retryAfter }: Refusal): ReviewOutcome {
  if (status === 429) return { kind: 'failed', retryAfter: retryAfter ?? 1 }
  const wrong = REVIEW_FIELDS.find((name) => name === field)
  const { unfit } = getMessages(langOf(post)).review.problems
  return { kind: 'invalid', errors: wrong === undefined ? {} : { [wrong]: unfit } }
}

function answer(post: Post, instituteId: string, outcome: ReviewOutcome): NextResponse {
  if (!post.isForm) return jsonAnswer(outcome)
  const lang = langOf(post)
  const page = localizedPath(reviewPath(instituteId), lang)
  const isSignedOut = outcome.kind === 'signed-out'
  const way = new URLSearchParams({ return: page })
  const given = seeOther(isSignedOut ? `${localizedPath('/login', lang)}?${way}` : page)
  if (isSignedOut) clearSession(given)
  setReviewReply(given, { instituteId, typed: outcome.kind === 'sent' ? {} : reviewTyped(post.fields), outcome })
  return given
}

function jsonAnswer(outcome: ReviewOutcome): NextResponse {
  switch (outcome.kind) {
    case 'sent':
      return NextResponse.json({ ok: true })
    case 'invalid':
      return NextResponse.json({ reason: 'invalid', message: null, errors: outcome.errors }, { status: 422 })
    case 'signed-out':
      return answerSignedOut()
    case 'failed': {
      const { retryAfter } = outcome
      if (retryAfter === null) return NextResponse.json({ reason: 'away', message: null }, { status: 503 })
      const headers = { 'retry-after': String(retryAfter) }
      return NextResponse.json({ reason: 'limited', message: null, retryAfter }, { status: 429, headers })
    }
  }
}
