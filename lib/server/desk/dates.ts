import 'server-only'
import { calendarSchema } from '@/lib/contract/calendar'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import type { Language } from '@/lib/contract/language'
import { readAtDesk } from '@/lib/server/desk/desk-page'
import type { Visitor } from '@/lib/server/auth/session-call'

/** Dated events as the desk has them. `at`: when they were read, in ms since 1970. */
export async function readDates(visitor: Visitor, lang: Language) {
  const read = await readAtDesk(visitor, lang, deskEndpoints.deskDates, calendarSchema)
  return { ...read, at: Date.now() }
}
