import { connection } from 'next/server'
import { answerRead } from '@/lib/bff/answer-read'
import { listInstituteTypes } from '@/lib/server/reads/lookup'

/** The institution types: `[{id, name}]`. */
export async function GET() {
  await connection()
  return answerRead(() => listInstituteTypes())
}
