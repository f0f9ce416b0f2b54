import type { Notification } from '@/lib/contract/notification'

type Scheduled = Pick<Notification, 'status' | 'startsAt' | 'endsAt'>

/**
 * Whether a notification is shown (spec 1 §9): its status is Active, ignoring case, and `now` lies
 * between start and end, both included. A start or an end that is not given sets no limit.
 * @param now milliseconds since 1970
 */
export function isNotificationVisible({ status, startsAt, endsAt }: Scheduled, now: number): boolean {
  return (
    status.toLowerCase() === 'active' && (startsAt === null || startsAt <= now) && (endsAt === null || now <= endsAt)
  )
}

/**
 * A notification as pages show it: its link is spelt right, and known to be a page of ours or not, so that browsers need
 * no table of routes for it.
 */
export type ShownNotification = Notification & { isOwnPage: boolean }

/** The notifications that show at a moment, or that they could not be had (`null`). `isPreview`: they show a draft. */
export type ShownNotifications = { list: readonly ShownNotification[] | null; at: number; isPreview?: true }

/** Those of a list that show at `now`, in its order. */
export function visibleNotifications<Each extends Scheduled>(all: readonly Each[], now: number): Each[] {
  return all.filter((notification) => isNotificationVisible(notification, now))
}

/** When the first of these will have ended, in milliseconds since 1970; `null` when none of them ends. */
export function nextEnd(shown: readonly Scheduled[]): number | null {
  const ends = shown.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]))
  return ends.length === 0 ? null : Math.min(...ends)
}

/** Why a notification shows or not, for those who keep it: switched off it shows at no time. */
export function notificationState(notification: Scheduled, now: number): 'shown' | 'toCome' | 'over' | 'off' {
  if (isNotificationVisible(notification, now)) return 'shown'
  if (notification.status.toLowerCase() !== 'active') return 'off'
  return notification.endsAt !== null && notification.endsAt < now ? 'over' : 'toCome'
}
