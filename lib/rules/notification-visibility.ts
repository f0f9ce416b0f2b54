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
