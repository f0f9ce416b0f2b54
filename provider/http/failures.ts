import { types } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { isUnavailable } from '@/provider/store/unavailable'

const NO_SUCH_CALL = 'There is no such call.'
const UNAVAILABLE = 'The service is temporarily unavailable. Please try again.'
const FAILED = 'Something went wrong. Please try again.'

export function answerNoSuchCall(c: Context) {
  return c.json({ message: NO_SUCH_CALL }, 404)
}

/** Answers an exception in the contract's shape; writes one line for what is not the caller's fault. */
export function answerFailure(log: Logger) {
  return (error: Error, c: Context) => {
    if (error instanceof HTTPException && error.status < 500) return c.json({ message: error.message }, error.status)
    const status = isUnavailable(error) ? 503 : 500
    // The query string may hold what a visitor typed: the path alone is logged.
    log.error({ method: c.req.method, path: c.req.path, status, error: reasonOf(error) }, 'request failed')
    return c.json({ message: status === 503 ? UNAVAILABLE : FAILED }, status)
  }
}

/** The cause in words. Drizzle's own message holds the query's parameters, which are a visitor's words. */
function reasonOf(error: Error): string {
  if (types.isNativeError(error.cause)) return reasonOf(error.cause)
  return error instanceof DrizzleQueryError ? 'a query failed' : error.message
}
