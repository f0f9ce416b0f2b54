import { createRoute, z } from '@hono/zod-openapi'
import { listNotifications, type NotificationRow } from '@/provider/content/store/notifications'
import { FAILURES, json, nullableTextSchema, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import type { Database } from '@/provider/platform/database'
import { indianDateTime } from '@/provider/platform/indian-time'

const dateTime = z
  .string()
  .nullable()
  .openapi({ description: 'dd-mm-yyyy HH:mm, Indian Standard Time', example: '01-06-2030 09:30' })

export const notificationSchema = z.strictObject({
  id: z.int(),
  title: textSchema,
  description: nullableTextSchema,
  link: z.string().nullable(),
  status: z.string(),
  start_datetime: dateTime,
  end_datetime: dateTime,
})

const answerSchema = z.strictObject({ data: z.strictObject({ notifications: z.array(notificationSchema) }) })

const route = createRoute({
  method: 'get',
  path: '/notification',
  summary: 'All notifications, the latest first; which of them show is for the reader to decide',
  responses: { 200: json(answerSchema, 'The notifications'), ...FAILURES },
})

/** A notification as it is answered. */
export function answerNotification(row: NotificationRow): z.output<typeof notificationSchema> {
  const { id, title, description, link, status, startsAt, endsAt } = row
  return {
    ...{ id, title, description, link, status },
    start_datetime: startsAt && indianDateTime(startsAt),
    end_datetime: endsAt && indianDateTime(endsAt),
  }
}

export const answerNotifications = async (db: Database) => (await listNotifications(db)).map(answerNotification)

export const notifications = createRouter()
notifications.openapi(route, async (c) => c.json({ data: { notifications: await answerNotifications(c.var.db) } }, 200))
