import { z } from 'zod'
import { EVENT_KINDS, EVENT_NAME, EVENT_TIME } from '@/lib/contract/calendar-words'
import { day } from '@/lib/contract/date-time'
import { answerList, flag, id, list, reading, required, string, text, word } from '@/lib/contract/lenient'

const name = reading((value) => (typeof value === 'string' && EVENT_NAME.test(value) ? value : null))
const time = reading((value) => (typeof value === 'string' && EVENT_TIME.test(value) ? value : null))

const eventSchema = z
  .object({
    id: required(name),
    exam: required(name),
    exam_name: required(text),
    kind: required(word(EVENT_KINDS)),
    title: required(text),
    institute_type_ids: list(required(id)),
    first_day: required(day),
    last_day: day,
    first_time: time,
    last_time: time,
    source: z.object({ title: required(string), url: string, checked_on: required(day) }),
    is_sample: flag,
  })
  .refine(({ first_day, last_day }) => last_day === null || last_day >= first_day, 'ends before it begins')
  .transform(({ exam_name, institute_type_ids, first_day, last_day, first_time, last_time, source, ...event }) => ({
    id: event.id,
    exam: event.exam,
    examName: exam_name,
    kind: event.kind,
    title: event.title,
    typeIds: institute_type_ids,
    firstDay: first_day,
    lastDay: last_day ?? first_day,
    firstTime: first_time,
    lastTime: last_time,
    source: { title: source.title, url: source.url, checkedOn: source.checked_on },
    isSample: event.is_sample,
  }))
/**
 * A dated event of an exam. Days are `yyyy-mm-dd` in India, times `HH:mm` there; an event without a time takes whole
 * days. `typeIds`: the types of institution that admit by the exam.
 */
export type CalendarEvent = z.output<typeof eventSchema>

/** `GET /calendar`. */
export const calendarSchema = answerList(eventSchema)
