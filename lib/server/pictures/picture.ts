import 'server-only'
import { pictureOrigin } from '@/lib/rules/pictures/picture'
import { withoutPngTexts } from '@/lib/rules/pictures/png-texts'
import { getEnvironment } from '@/lib/server/env'
import { answerHead } from '@/lib/server/head-answer'
import { log } from '@/lib/server/log'
import { FILM_LIMIT_MS, isFilm, partWanted, passFilm } from '@/lib/server/pictures/film'
import { readBounded } from '@/lib/server/provider/read-bounded'

const MAX_PICTURE_BYTES = 10_000_000
const PICTURE_TYPES = /^image\/(avif|gif|jpeg|png|svg\+xml|webp)\b/

function plain(status: 403 | 404 | 502, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
}

/** Short, for it is to be gone when it was replaced. */
const AVATAR_CACHE = 'private, max-age=300'

/** A picture of a student, as `servePicture` does. */
export async function serveAvatar(tail: string, request: Request): Promise<Response> {
  const answer = await servePicture(tail, request)
  if (answer.status === 200) answer.headers.set('cache-control', AVATAR_CACHE)
  return answer
}

/**
 * The optimiser asks within the process, without any header; whatever came over HTTP has a host. It keeps for
 * everybody what it makes, and must not where the provider says that only one browser may (RFC 9111, 5.2.2).
 */
function isForEverybody(request: Request, cacheControl: string): boolean {
  return request.headers.has('host') || !/\b(?:private|no-store)\b/i.test(cacheControl)
}

/**
 * Fetches a picture from the provider or from a host in `IMAGE_HOSTS` and passes it on. Pictures and
 * films are all that comes through: another type of content, a redirect or a picture of more than
 * 10 MB is refused. A film comes in the part that was asked for, without which Safari plays none.
 * @param tail what follows `/media/` in the address
 */
export async function servePicture(tail: string, request: Request): Promise<Response> {
  const { apiBaseUrl, apiTimeoutMs, imageHosts } = getEnvironment()
  const origin = pictureOrigin(tail, apiBaseUrl, imageHosts)
  if (origin === null) return plain(404, 'No such picture.')
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const limit = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => late.abort(), ms).unref()
  }
  limit(apiTimeoutMs)
  try {
    const answer = await fetch(origin, {
      cache: 'no-store',
      headers: { accept: 'image/*, video/*;q=0.9', ...partWanted(request) },
      redirect: 'error',
      signal: AbortSignal.any([request.signal, late.signal]),
    })
    if (isFilm(answer)) {
      limit(FILM_LIMIT_MS)
      return await answerHead(request, await passFilm(answer))
    }
    const type = answer.headers.get('content-type') ?? ''
    const cacheControl = answer.headers.get('cache-control') ?? 'public, max-age=3600'
    if (answer.status !== 200 || !PICTURE_TYPES.test(type)) {
      await answer.body?.cancel()
      // A fault ends no copy that somebody keeps; what is gone does.
      const isGone = answer.ok || answer.status === 404 || answer.status === 410
      return isGone ? plain(404, 'No such picture.') : plain(502, 'The picture cannot be had right now.')
    }
    if (!isForEverybody(request, cacheControl)) {
      await answer.body?.cancel()
      return plain(403, 'The picture is for one browser.')
    }
    const body = await readBounded(answer, MAX_PICTURE_BYTES)
    if (body === null) return plain(502, 'The picture is too large.')
    // The optimiser and the cards open what is passed on here.
    return new Response(new Uint8Array(withoutPngTexts(body)), {
      headers: {
        'content-type': type,
        'cache-control': cacheControl,
        'x-content-type-options': 'nosniff',
        // An SVG that is opened by itself runs no script and asks nobody for anything.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      },
    })
  } catch (error) {
    log.error({ path: origin.pathname }, `picture: ${error instanceof Error ? error.message : String(error)}`)
    return plain(502, 'The picture cannot be had right now.')
  }
}
