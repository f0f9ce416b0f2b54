import { DEFAULT_LANGUAGE } from '@/lib/contract/language'
import type { Notification } from '@/lib/contract/notification'
import { ownAddress } from '@/lib/rules/routes/own-address'
import type { ShownNotification } from './notification-visibility'

/** Spells the link of a notification. On the server: it needs the table of routes. */
export function withSpeltLink(notification: Notification): ShownNotification {
  if (notification.link === null) return { ...notification, isOwnPage: false }
  const { href, page } = ownAddress(notification.link, DEFAULT_LANGUAGE)
  return { ...notification, link: href, isOwnPage: page !== null }
}
