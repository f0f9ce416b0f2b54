import { connection } from 'next/server'
import { languageFrom } from '@/lib/contract/language'
import { homeVersion } from '@/lib/server/cache/home-version'
import { readHome } from '@/lib/server/reads/home'

const HEADERS = { 'cache-control': 'no-store' }

/**
 * Which version of the home page there is now in the language `lang`: `{version}`, out of the cache of
 * which the page is made. 503 while any part of it cannot be had: a page that is whole is not replaced by it.
 */
export async function GET(request: Request) {
  await connection()
  const asked = new URL(request.url).searchParams.get('lang')
  const home = await readHome(languageFrom(asked))
  if (home === 'failed' || home.partners === 'failed' || home.topInstitutes === 'failed') {
    return Response.json({ message: 'The home page cannot be had just now.' }, { status: 503, headers: HEADERS })
  }
  return Response.json({ version: homeVersion(home) }, { headers: HEADERS })
}
