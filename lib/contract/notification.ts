import { z } from 'zod'
import { endMoment, moment } from '@/lib/contract/date-time'
import { answerList, id, required, string, text } from '@/lib/contract/lenient'
import { link } from '@/lib/contract/link'

/**
 * A notification (spec 1 §3). `startsAt` and `endsAt` are milliseconds since 1970, or `null` when
 * the provider gives none that can be read. Which ones show: `lib/rules/notifications/notification-visibility`.
 */
export const notificationSchema = z
  .object({
    id,
    title: text,
    description: text,
    link,
    status: required(string),
    start_datetime: moment,
    end_datetime: endMoment,
  })
  .refine(({ title, description }) => title !== null || description !== null, 'neither title nor description')
  .transform(({ id, title, description, link, status, start_datetime, end_datetime }) => ({
    id,
    title,
    description,
    link,
    status,
    startsAt: start_datetime,
    endsAt: end_datetime,
  }))
export type Notification = z.output<typeof notificationSchema>

/** `GET /notification`. */
export const notificationListSchema = answerList(notificationSchema, 'notifications')
