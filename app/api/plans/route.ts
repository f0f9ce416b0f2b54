import { connection } from 'next/server'
import { answerRead } from '@/lib/bff/answer-read'
import { listPlans } from '@/lib/server/reads/plan'

/** The plans that can be chosen, for a page that could not have them: `{monthly, yearly, hasCheckout}`. */
export async function GET() {
  await connection()
  return answerRead(listPlans)
}
