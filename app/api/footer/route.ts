import { connection } from 'next/server'
import { answerRead } from '@/lib/bff/answer-read'
import { getFooter } from '@/lib/server/reads/footer'

/** The footer's content, for a page whose footer could not be had: `{footer: Footer | null}`. */
export async function GET() {
  await connection()
  return answerRead(async () => ({ footer: await getFooter() }))
}
