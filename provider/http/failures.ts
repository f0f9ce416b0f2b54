import { types } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { isUnavailable } from '@/provider/platform/unavailable'
import { TooManyWaiting } from '@/provider/platform/concurrency'

/** What zod says of a field. */
type Issue = { path: PropertyKey[]; message: string }

const NO_SUCH_CALL = 'There is no such call.'
const UNAVAILABLE = 'The service is temporarily unavailable. Please try again.'
const BUSY = 'Too many are being served. Please try again shortly.'
const INVALID = 'Please check what was sent.'
const FAILED = 'Something went wrong. Please try again.'

export function answerNoSuchCall(c: Context) {
  return c.json({ message: NO_SUCH_CALL }, 404)
}

/** Answers fields that cannot be taken: the first message, and all by field (docs/contract.md "Errors"). */
export function answerInvalid(c: Context, issues: readonly Issue[]) {
  // A map: a field may be called as what every object has, such as "valueOf".
  const byField = new Map<string, string[]>()
  for (const { path, message } of issues) {
    const field = path.map(String).join('.')
    if (path.length > 0) byField.set(field, [...(byField.get(field) ?? []), message])
  }
  const errors = Object.fromEntries(byField)
  return c.json({ message: issues[0]?.message ?? INVALID, errors }, 422)
}

/** What is wrong with each field, in a word that whoever asks has a sentence for. */
export const flawsOf = (flaws: Iterable<readonly [field: string, flaw: string]>) => ({
  message: 'Some of this cannot be taken.',
  errors: Object.fromEntries([...flaws].map(([field, flaw]) => [field, [flaw]])),
})

/** Answers an exception in the contract's shape; writes one line for what is not the caller's fault. */
export function answerFailure(log: Logger) {
  return (error: Error, c: Context) => {
    if (error instanceof HTTPException && error.status < 500) return c.json({ message: error.message }, error.status)
    if (error instanceof TooManyWaiting) return c.json({ message: BUSY }, 503, { 'Retry-After': '2' })
    const status = isUnavailable(error) ? 503 : 500
    // The query string may hold what a visitor typed: the path alone is logged.
    log.error({ method: c.req.method, path: c.req.path, status, error: reasonOf(error) }, 'request failed')
    return c.json({ message: status === 503 ? UNAVAILABLE : FAILED }, status)
  }
}

/** The cause in words. Drizzle's own message holds the query's parameters, which are a visitor's words. */
export function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return 'no error was given'
  if (types.isNativeError(error.cause)) return reasonOf(error.cause)
  return error instanceof DrizzleQueryError ? 'a query failed' : error.message
}
