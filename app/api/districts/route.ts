import { connection } from 'next/server'
import { answerRead } from '@/lib/bff/answer-read'
import { listDistricts } from '@/lib/server/reads/lookup'

/** The districts with their cities: `[{id, name, cities: [{id, name}]}]`. */
export async function GET() {
  await connection()
  return answerRead(() => listDistricts())
}
