import 'server-only'

const FILM_TYPES = /^video\/(mp4|webm|ogg)\b/
/** What a browser needs to play a film from any place in it. */
const PASSED_ON = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'cache-control', 'etag']
/** One part of the whole: several at once come in a form of their own, which players do not ask for. */
const ONE_PART = /^bytes=(?:\d+-\d*|-\d+)$/

/** The longest that a film may take to come, with all its pauses. */
export const FILM_LIMIT_MS = 600_000

/** The part of a film that is asked for, as it is passed on to the provider; nothing where it is asked for whole. */
export function partWanted(request: Request): Record<string, string> {
  const range = request.headers.get('range')
  return range !== null && ONE_PART.test(range) ? { range, 'accept-encoding': 'identity' } : {}
}

/** Whether an answer is a film, a part of one, or that there is no such part. */
export function isFilm(answer: Response): boolean {
  if (answer.status === 416) return true
  return [200, 206].includes(answer.status) && FILM_TYPES.test(answer.headers.get('content-type') ?? '')
}

/** Passes a film on as it comes: it may be larger than what the website keeps in its memory. */
export async function passFilm(answer: Response): Promise<Response> {
  const headers = new Headers({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (answer.status !== 416) return new Response(answer.body, { status: answer.status, headers })
  await answer.body?.cancel()
  for (const name of ['content-type', 'content-length']) headers.delete(name)
  return new Response(null, { status: 416, headers })
}
