import 'server-only'
import { NextResponse } from 'next/server'
import { LANGUAGES } from '@/lib/contract/lenient'
import { localizedPath } from '@/lib/rules/localized-url'
import type { DeletionOutcome } from '@/lib/server/account'
import { getDeletionReply, setDeletionReply } from '@/lib/server/deletion-reply'
import { forgetFormReply } from '@/lib/server/form-reply'
import { guardedPost, type Post, type Refusal } from '@/lib/server/guarded-post'
import { clearSession } from '@/lib/server/session-cookie'
import { answerSignedOut } from '@/lib/server/session-user'
import { seeOther } from '@/lib/server/sign-in-post'

const SETTINGS = '/settings?tab=profile'
/** What the pages of ours have where it is said (components/account, components/layout). */
const DELETE_ANCHOR = '#delete-account'
const DELETED_ANCHOR = '#account-deleted'

/**
 * A route of the deletion. JSON is answered with `{ok: true, retryAfter}` or `{ok: true}`, or with
 * `{reason, message, retryAfter}`; a form with a redirect to the settings, or to `/` once it is done.
 */
export function deletionPost(handle: (post: Post) => Promise<DeletionOutcome>) {
  return guardedPost(async (post) => answer(post, await handle(post)), {
    refuse: (post, refusal) => answer(post, refused(refusal)),
  })
}

function refused({ status, retryAfter }: Refusal): DeletionOutcome {
  const reason = status === 429 ? 'limited' : 'incomplete'
  return { kind: 'failed', failure: { reason, message: null }, retryAfter }
}

function answer(post: Post, outcome: DeletionOutcome): NextResponse {
  const given = post.isForm ? pageAnswer(post, outcome) : jsonAnswer(outcome)
  if (outcome.kind === 'deleted' || outcome.kind === 'signed-out') clearSession(given)
  return given
}

function pageAnswer({ fields, request }: Post, outcome: DeletionOutcome): NextResponse {
  const lang = LANGUAGES.find((each) => each === fields.lang) ?? 'en'
  const settings = localizedPath(SETTINGS, lang)
  if (outcome.kind === 'signed-out') {
    return seeOther(`${localizedPath('/login', lang)}?${new URLSearchParams({ return: settings })}`)
  }
  if (outcome.kind === 'deleted') {
    const home = seeOther(localizedPath('/', lang) + DELETED_ANCHOR)
    forgetFormReply(home)
    return home
  }
  const given = seeOther(settings + DELETE_ANCHOR)
  const before = getDeletionReply(request.cookies)
  const wait = outcome.retryAfter
  setDeletionReply(given, {
    step: outcome.kind === 'sent' ? 'code' : (before?.step ?? 'begin'),
    resendAt: wait === null ? (before?.resendAt ?? null) : Date.now() + wait * 1000,
    failure: outcome.kind === 'sent' ? null : outcome.failure,
  })
  return given
}

const STATUS = { incomplete: 422, 'wrong-code': 422, 'not-sent': 422, limited: 429, away: 503 } as const

function jsonAnswer(outcome: DeletionOutcome): NextResponse {
  switch (outcome.kind) {
    case 'sent':
      return NextResponse.json({ ok: true, retryAfter: outcome.retryAfter })
    case 'deleted':
      return NextResponse.json({ ok: true })
    case 'signed-out':
      return answerSignedOut()
    case 'failed': {
      const { failure, retryAfter } = outcome
      const headers: HeadersInit = retryAfter === null ? {} : { 'retry-after': String(retryAfter) }
      return NextResponse.json({ ...failure, retryAfter }, { status: STATUS[failure.reason], headers })
    }
  }
}
