import { objectOf, orNull } from '@/lib/client/answer-shape'
import { isSessionUser } from '@/lib/client/auth/session-answer'
import type { SessionUser } from '@/lib/rules/auth/sign-in'

/** What a tab tells the others: who signed in, or `null` for a sign-out. */
type SessionMessage = { user: SessionUser | null }
const isSessionMessage = objectOf<SessionMessage>({ user: orNull(isSessionUser) })

export type SessionChannel = { tell: (user: SessionUser | null) => void; close: () => void }

/** Ties the tabs of one browser together. Where there is no such channel, a tab learns of it on its next focus. */
export function openSessionChannel(hear: (user: SessionUser | null) => void): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel('session')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isSessionMessage(data)) hear(data.user)
  })
  return { tell: (user) => channel.postMessage({ user } satisfies SessionMessage), close: () => channel.close() }
}
