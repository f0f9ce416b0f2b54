import { z } from '@hono/zod-openapi'
import { answerNotification, notificationSchema } from '@/provider/content/routes/notifications'
import { listNotifications } from '@/provider/content/store/notifications'
import { deskRoute } from '@/provider/desk/desk-route'
import { recordCalls } from '@/provider/desk/record-calls'
import { NOTIFICATIONS } from '@/provider/desk/store/notifications'
import { json } from '@/provider/http/answers'

const rowSchema = notificationSchema.extend({ is_sample: z.boolean() })

const listRoute = deskRoute('GET /desk/notifications', {
  summary: 'All notifications in the order of GET /notification, past all caches',
  responses: { 200: json(z.strictObject({ data: z.array(rowSchema) }), 'The notifications') },
})

export const deskNotificationCalls = recordCalls(NOTIFICATIONS, {
  ...{ thing: 'A notification', isSample: ({ isSample }) => isSample },
})
deskNotificationCalls.openapi(listRoute, async (c) => {
  const rows = await listNotifications(c.var.db)
  return c.json({ data: rows.map((row) => ({ ...answerNotification(row), is_sample: row.isSample })) }, 200)
})
