import { connection } from 'next/server'
import { answerRead } from '@/lib/bff/answer-read'
import { findTopInstitutes } from '@/lib/server/reads/top-institutes'

/** The top institutions, for a page that could not have them: `[{instituteId, name, logo, city, averageRating, courses}]`. */
export async function GET() {
  await connection()
  return answerRead(async () => (await findTopInstitutes()) ?? [])
}
