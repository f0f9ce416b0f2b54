import {
  type IsShape,
  isFlag,
  isNumber,
  isText,
  isTextByLanguage,
  listOf,
  objectOf,
  orNull,
} from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import type { ShownNotification } from '@/lib/rules/notifications/notification-visibility'

const isWritten = orNull(isTextByLanguage)

const isNotifications: IsShape<ShownNotification[]> = listOf(
  objectOf<ShownNotification>({
    id: orNull(isText),
    title: isWritten,
    description: isWritten,
    link: orNull(isText),
    status: isText,
    startsAt: orNull(isNumber),
    endsAt: orNull(isNumber),
    isOwnPage: isFlag,
  }),
)

/** Spec 2 §7: refetched every 10 seconds; here while the tab is visible. */
export const POLL_MS = 10_000

/** The notifications that show now. @throws BffError */
export function fetchNotifications(signal: AbortSignal): Promise<ShownNotification[]> {
  return getFromBff('/api/notifications', isNotifications, signal)
}
