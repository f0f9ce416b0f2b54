import { createRoute, z } from '@hono/zod-openapi'
import { EVENT_KINDS, EVENT_NAME, EVENT_TIME } from '@/lib/contract/calendar-words'
import { FAILURES, json, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { listEvents } from './store'
import type { EventRow } from './tables'

const day = z.string().openapi({ description: 'yyyy-mm-dd, in India', example: '2030-06-01' })
const time = z.string().regex(EVENT_TIME).nullable().openapi({ description: 'HH:mm, Indian Standard Time' })

const eventSchema = z
  .strictObject({
    id: z.string().regex(EVENT_NAME).openapi({ description: 'The same in every edition: calendars know it by that' }),
    exam: z.string().regex(EVENT_NAME),
    exam_name: textSchema,
    kind: z.enum(EVENT_KINDS),
    title: textSchema,
    institute_type_ids: z.array(z.int()).openapi({ description: 'The types of institution that admit by the exam' }),
    first_day: day,
    last_day: day,
    first_time: time,
    last_time: time,
    source: z.strictObject({ title: z.string(), url: z.string().nullable(), checked_on: day }),
    is_sample: z.boolean(),
  })
  .openapi('CalendarEvent')

export const eventListSchema = z.strictObject({ data: z.array(eventSchema) })

export function answerEvent(row: EventRow): z.output<typeof eventSchema> {
  return {
    id: row.id,
    exam: row.exam,
    exam_name: row.examName,
    kind: row.kind,
    title: row.title,
    institute_type_ids: row.typeIds,
    first_day: row.firstDay,
    last_day: row.lastDay,
    first_time: row.firstTime,
    last_time: row.lastTime,
    source: { title: row.sourceTitle, url: row.sourceUrl, checked_on: row.checkedOn },
    is_sample: row.isSample,
  }
}

const route = createRoute({
  method: 'get',
  path: '/calendar',
  summary: 'Dated events of exams, the earliest first, those that have passed among them',
  responses: { 200: json(eventListSchema, 'The events'), ...FAILURES },
})

export const calendar = createRouter()
calendar.openapi(route, async (c) => c.json({ data: (await listEvents(c.var.db)).map(answerEvent) }, 200))
