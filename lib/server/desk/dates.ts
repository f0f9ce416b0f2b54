import 'server-only'
import { calendarSchema } from '@/lib/contract/calendar'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import type { Language } from '@/lib/contract/language'
import { readTimed } from '@/lib/server/desk/desk-page'
import type { Visitor } from '@/lib/server/auth/session-call'

/** Dated events as the desk has them. `at`: when they were read, in ms since 1970. */
export const readDates = (visitor: Visitor, lang: Language) =>
  readTimed(visitor, lang, deskEndpoints.deskDates, calendarSchema)
