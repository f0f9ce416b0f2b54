import { type NextRequest, NextResponse } from 'next/server'
import { ProviderError } from '@/lib/server/provider'
import { guardedPost } from '@/lib/server/guarded-post'
import { answerProfile, LARGEST_UPLOAD_BYTES, updateProfile } from '@/lib/server/profile'
import { getSessionToken } from '@/lib/server/session-cookie'
import { answerSignedOut } from '@/lib/server/session-user'
import { visitorAddress } from '@/lib/server/visitor-address'

/** 503 while the provider is away. */
function answerAway(error: unknown): NextResponse {
  if (!(error instanceof ProviderError)) throw error
  return NextResponse.json({ reason: 'away', message: null, errors: {} }, { status: 503 })
}

/** The student's profile; 401 `{reason: 'signed-out'}` without a session. */
export async function GET(request: NextRequest) {
  const token = getSessionToken(request.cookies)
  if (token === null) return answerSignedOut()
  const answer = await answerProfile({ address: visitorAddress(request.headers), token }).catch(answerAway)
  answer.headers.set('cache-control', 'no-store')
  return answer
}

/**
 * Changes the profile: `firstName`, `lastName`, `email`, `phone`, and optionally the file `image`.
 * Answers the profile as it is then, or `{reason, message, errors}` with messages by field.
 */
export const POST = guardedPost(
  async ({ fields, visitor }) => {
    if (visitor.token === null) return answerSignedOut()
    return updateProfile(visitor, fields).catch(answerAway)
  },
  { limit: LARGEST_UPLOAD_BYTES },
)
