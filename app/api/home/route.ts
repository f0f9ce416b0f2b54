import { connection } from 'next/server'
import { LANGUAGES } from '@/lib/contract/lenient'
import { answerTagged } from '@/lib/server/answer-tagged'
import { readHome } from '@/lib/server/reads/home'

/** What the home page shows now, in the language `lang`: `HomeData`, from the cache out of which the page is made. */
export async function GET(request: Request) {
  await connection()
  const asked = new URL(request.url).searchParams.get('lang')
  const home = await readHome(LANGUAGES.find((language) => language === asked) ?? 'en')
  if (home !== 'failed') return answerTagged(request, home)
  const headers = { 'cache-control': 'no-store' }
  return Response.json({ message: 'The home page cannot be had just now.' }, { status: 503, headers })
}
