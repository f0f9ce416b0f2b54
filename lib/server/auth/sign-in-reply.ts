import 'server-only'
import { sessionAnswerSchema, type Student } from '@/lib/contract/auth'
import { avatarSrc } from '@/lib/rules/pictures/picture'
import type { SessionUser } from '@/lib/rules/auth/sign-in'
import { log } from '@/lib/server/log'
import { isTokenKeepable } from '@/lib/server/auth/session-cookie'
import { type ProviderReply, replyMessage } from '@/lib/server/auth/session-call'
import { failure, type SignInOutcome } from '@/lib/server/auth/sign-in-outcome'

/** A reply of failure that says nothing special: the provider's words where it has any. */
export function replyFailure(reply: ProviderReply): SignInOutcome {
  const message = replyMessage(reply)
  if (reply.status === 429) return failure('limited', { message, retryAfter: reply.retryAfter })
  if (reply.status < 500) return failure('refused', { message })
  return message === null ? failure('away') : { ...failure('refused', { message }), status: 503 }
}

/** A success that cannot be read is no success; nothing of it is logged, because a token may stand in it. */
export function unreadable(path: string): SignInOutcome {
  log.error({ path, fault: 'unreadable' }, 'provider: an answer of signing in cannot be read')
  return failure('away')
}

export function toSessionUser({ id, fullName, image, plan }: Student): SessionUser {
  return { id, fullName, image: avatarSrc(image), plan }
}

/** Signs in with the session that a reply of success holds. */
export function signedIn(path: string, { json }: ProviderReply): SignInOutcome {
  const session = sessionAnswerSchema.safeParse(json)
  if (!session.success || !isTokenKeepable(session.data.token)) return unreadable(path)
  const user = toSessionUser(session.data.student)
  return { ok: true, answer: { ok: true, user }, begun: { token: session.data.token, user } }
}
