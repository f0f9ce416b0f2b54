import { type NextRequest, NextResponse } from 'next/server'
import { LANGUAGES } from '@/lib/contract/lenient'
import { getMessages } from '@/lib/messages/catalogue'
import { fillMessage } from '@/lib/rules/fill-message'
import { localizedPath } from '@/lib/rules/localized-url'
import { PROFILE_FORM_FIELDS } from '@/lib/rules/profile-form'
import { profileTyped } from '@/lib/rules/profile-reply'
import { minutesToWait } from '@/lib/rules/request-reply'
import { guardedPost, type Post, type Refusal } from '@/lib/server/guarded-post'
import { readProfile } from '@/lib/server/profile'
import { setProfileReply } from '@/lib/server/profile-reply'
import { LARGEST_UPLOAD_BYTES, type ProfileOutcome, updateProfile } from '@/lib/server/profile-update'
import { ProviderError } from '@/lib/server/provider'
import { clearSession, getSessionToken } from '@/lib/server/session-cookie'
import { answerSignedOut } from '@/lib/server/session-user'
import { seeOther } from '@/lib/server/sign-in-post'
import { visitorAddress } from '@/lib/server/visitor-address'

const SETTINGS = '/settings?tab=profile'

/** The student's profile; 401 `{reason: 'signed-out'}` without a session, 503 while the provider is away. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const visitor = { address: visitorAddress(request.headers), token: getSessionToken(request.cookies) }
  const headers = { 'cache-control': 'no-store' }
  try {
    const own = await readProfile(visitor)
    return own === null ? answerSignedOut() : NextResponse.json(own.profile, { headers })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return NextResponse.json({ reason: 'away', message: null }, { status: 503, headers })
  }
}

/**
 * Changes the profile: `first_name`, `last_name`, `email`, `phone`, and optionally the file `image`. A script
 * is answered with the profile as it is then, or `{reason, field, message}` with the text to show; a
 * form with a redirect to the settings.
 */
export const POST = guardedPost(
  async (post) => answer(post, await updateProfile(post.visitor, post.fields, langOf(post))),
  { limit: LARGEST_UPLOAD_BYTES, refuse: (post, refusal) => answer(post, refusedOutcome(post, refusal)) },
)

function langOf({ fields }: Post) {
  return LANGUAGES.find((lang) => lang === fields.lang) ?? 'en'
}

function refusedOutcome(post: Post, { status, field, retryAfter }: Refusal): ProfileOutcome {
  const text = getMessages(langOf(post)).account
  const minutes = minutesToWait(retryAfter ?? 1)
  const wait = minutes === 1 ? text.tooManyMinute : fillMessage(text.tooMany, { minutes })
  const wrong = PROFILE_FORM_FIELDS.find((name) => name === field) ?? null
  const failure = status === 429 ? { field: null, message: wait } : { field: wrong, message: text.problems.unfit }
  return { kind: 'failed', status, failure, retryAfter }
}

/** A script sends the same form as a browser does, and says that it wants JSON. */
function isPage({ request, isForm }: Post): boolean {
  return isForm && !(request.headers.get('accept') ?? '').startsWith('application/json')
}

function answer(post: Post, outcome: ProfileOutcome): NextResponse {
  return isPage(post) ? pageAnswer(post, outcome) : jsonAnswer(outcome)
}

function pageAnswer(post: Post, outcome: ProfileOutcome): NextResponse {
  const page = localizedPath(SETTINGS, langOf(post))
  if (outcome.kind === 'signed-out') {
    const away = seeOther(`${localizedPath('/login', langOf(post))}?${new URLSearchParams({ return: page })}`)
    const text = getMessages(langOf(post)).account
    const failure = { field: null, message: text.signInFirst }
    setProfileReply(away, { kind: 'failed', typed: profileTyped(post.fields), failure })
    clearSession(away)
    return away
  }
  const given = seeOther(page)
  if (outcome.kind === 'saved') setProfileReply(given, { kind: 'saved' })
  else setProfileReply(given, { kind: 'failed', typed: profileTyped(post.fields), failure: outcome.failure })
  return given
}

const REASONS = { 413: 'invalid', 422: 'invalid', 429: 'limited', 503: 'away' } as const

function jsonAnswer(outcome: ProfileOutcome): NextResponse {
  switch (outcome.kind) {
    case 'saved':
      return NextResponse.json(outcome.profile)
    case 'signed-out':
      return answerSignedOut()
    case 'failed': {
      const { status, failure, retryAfter } = outcome
      const headers: HeadersInit = retryAfter === null ? {} : { 'retry-after': String(retryAfter) }
      return NextResponse.json({ reason: REASONS[status], ...failure }, { status, headers })
    }
  }
}
