import { answerEvent, eventListSchema } from '@/provider/calendar/routes'
import { listEvents } from '@/provider/calendar/store'
import { deskRoute } from '@/provider/desk/desk-route'
import { recordCalls } from '@/provider/desk/record-calls'
import { DATES } from '@/provider/desk/store/dates'
import { json } from '@/provider/http/answers'

const listRoute = deskRoute('GET /desk/dates', {
  summary: 'Dated events of exams as GET /calendar has them, past all caches',
  responses: { 200: json(eventListSchema, 'The events') },
})

export const deskDateCalls = recordCalls(DATES, {
  ...{ thing: 'A dated event', isSample: ({ isSample }) => isSample },
})
deskDateCalls.openapi(listRoute, async (c) => c.json({ data: (await listEvents(c.var.db)).map(answerEvent) }, 200))
