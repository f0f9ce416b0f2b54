import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'

/**
 * Tags answers in JSON by what they say, for `etag()` to compare. Its own way to a tag clones the answer as a stream, reads
 * that in pieces, and leaves another stream to be sent: a third of a millisecond of each call, where a search takes three.
 * To read the answer that is made takes as long; so it is tagged while it is made.
 */
export const tagged = createMiddleware(async (c, next) => {
  const { json } = c
  const answerTagged = (...answer: Parameters<typeof json>) => {
    c.header('ETag', `"${createHash('sha1').update(JSON.stringify(answer[0])).digest('hex')}"`)
    return json(...answer)
  }
  // It answers with what `json` makes of the same arguments, but the types of those are lost on the way.
  c.json = answerTagged as typeof json
  await next()
  if (!c.res.ok) c.res.headers.delete('ETag')
})
