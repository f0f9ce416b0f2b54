import { connection } from 'next/server'
import { answerRead } from '@/lib/bff/answer-read'
import { listShownNotifications } from '@/lib/server/reads/notification'

/** The notifications that show now: `[{id, title, description, link, status, startsAt, endsAt}]`. */
export async function GET() {
  await connection()
  return answerRead(listShownNotifications)
}
