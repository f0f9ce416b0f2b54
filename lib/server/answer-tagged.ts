import 'server-only'
import { createHash } from 'node:crypto'

/**
 * Answers the browser with JSON under a mark of its content (ETag): one that has the same already is
 * told so in a few bytes (304). The browser asks each time; nothing in between keeps it.
 */
export function answerTagged(request: Request, value: unknown): Response {
  const body = JSON.stringify(value)
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const headers = { 'cache-control': 'private, no-cache', etag, 'content-type': 'application/json' }
  // What lies between may have weakened the mark, having compressed the body.
  const known = request.headers.get('if-none-match')?.replace(/^W\//, '')
  return known === etag ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}
