import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'

/**
 * Tags answers in JSON by what they say, for `etag()` to compare. Its own way to a tag clones the answer as a stream, reads
 * that in pieces, and leaves another stream to be sent: a third of a millisecond of each call, where a search takes three.
 */
export const tagged = createMiddleware(async (c, next) => {
  await next()
  const { ok, status, headers } = c.res
  if (!ok || headers.has('ETag') || headers.get('Content-Type')?.startsWith('application/json') !== true) return
  const text = await c.res.text()
  headers.set('ETag', `"${createHash('sha1').update(text).digest('hex')}"`)
  // Else the answer that was read would be merged into this one.
  c.res = undefined
  c.res = new Response(text, { status, headers })
})
