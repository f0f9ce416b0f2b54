import 'server-only'
import { NextResponse } from 'next/server'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/localized-url'
import { REQUEST_FIELDS } from '@/lib/rules/request-form'
import type { RequestOutcome } from '@/lib/rules/request-reply'
import { answerRefusal, guardedPost, type Post, type Refusal } from '@/lib/server/guarded-post'
import { setReply } from '@/lib/server/reply-state'
import { readRequestInput, type RequestInput } from '@/lib/server/request-input'
import { requestErrors, sendRequest } from '@/lib/server/request-send'
import { clearSession } from '@/lib/server/session-cookie'
import { seeOther } from '@/lib/server/sign-in-post'

type Result = { outcome: RequestOutcome; since: number; isSignedOut?: boolean }

/**
 * A route by which visitors ask for something. JSON is answered with `{ok: true}`, or 422 `{reason:
 * 'invalid', errors}` with messages by field, 429 `{reason: 'limited', retryAfter}`, 503 `{reason:
 * 'away'}`; a form with a redirect to its page (app/[lang]/reply).
 */
export function requestPost(call: 'contact' | 'counselling') {
  return guardedPost(
    async (post) => {
      const input = readRequestInput(call, post.fields)
      return input === null ? answerRefusal(422, { field: 'type' }) : answer(post, input, await handle(post, input))
    },
    {
      refuse(post, refusal) {
        const input = readRequestInput(call, post.fields)
        if (input === null) return answerRefusal(refusal.status, refusal)
        return answer(post, input, { outcome: refusedOutcome(input, refusal), since: input.since ?? Date.now() })
      },
    },
  )
}

async function handle({ visitor }: Post, input: RequestInput): Promise<Result> {
  const errors = requestErrors(input)
  if (Object.keys(errors).length === 0) return sendRequest(visitor, input)
  return { outcome: { kind: 'invalid', errors }, since: input.since ?? Date.now() }
}

function refusedOutcome({ form, lang }: RequestInput, { status, field, retryAfter }: Refusal): RequestOutcome {
  if (status === 429) return { kind: 'limited', retryAfter: retryAfter ?? 1 }
  const wrong = REQUEST_FIELDS[form].find((name) => name === field)
  const { unfit } = getMessages(lang).requests.problems
  return { kind: 'invalid', errors: wrong === undefined ? {} : { [wrong]: unfit } }
}

function answer(post: Post, input: RequestInput, { outcome, since, isSignedOut = false }: Result): NextResponse {
  const given = post.isForm ? seeOther(localizedPath(`/reply/${input.form}`, input.lang)) : jsonAnswer(outcome)
  if (isSignedOut) clearSession(given)
  if (post.isForm) {
    const { form, type, source, typed } = input
    setReply(given, { form, type, source, since, typed: outcome.kind === 'sent' ? {} : typed, outcome })
  }
  return given
}

function jsonAnswer(outcome: RequestOutcome): NextResponse {
  switch (outcome.kind) {
    case 'sent':
      return NextResponse.json({ ok: true })
    case 'invalid':
      return NextResponse.json({ reason: 'invalid', message: null, errors: outcome.errors }, { status: 422 })
    case 'limited': {
      const { retryAfter } = outcome
      const headers = { 'retry-after': String(retryAfter) }
      return NextResponse.json({ reason: 'limited', message: null, retryAfter }, { status: 429, headers })
    }
    case 'failed':
      return NextResponse.json({ reason: 'away', message: null }, { status: 503 })
  }
}
