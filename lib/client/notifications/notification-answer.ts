import { type IsShape, isNumber, isText, isTextByLanguage, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import type { Notification } from '@/lib/contract/notification'

const isWritten = orNull(isTextByLanguage)

const isNotifications: IsShape<Notification[]> = listOf(
  objectOf<Notification>({
    id: orNull(isText),
    title: isWritten,
    description: isWritten,
    link: orNull(isText),
    status: isText,
    startsAt: orNull(isNumber),
    endsAt: orNull(isNumber),
  }),
)

/** Spec 2 §7: refetched every 10 seconds; here while the tab is visible. */
export const POLL_MS = 10_000

/** The notifications that show now. @throws BffError */
export function fetchNotifications(signal: AbortSignal): Promise<Notification[]> {
  return getFromBff('/api/notifications', isNotifications, signal)
}
