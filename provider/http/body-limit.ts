import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { ProviderEnv } from '@/provider/http/context'

const TOO_LARGE = 'What was sent is too large.'

/** Refuses a larger body with 413, counted as it comes where its length is not said beforehand. */
export function maxBytes(maxSize: number): MiddlewareHandler<ProviderEnv> {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new HTTPException(413, { message: TOO_LARGE })
    },
  })
}

/** For bodies without a file. */
export const SMALL_BODY = maxBytes(64 * 1024)
/** For what editors write: a policy of 200 kB in each language, as JSON. */
export const LARGE_TEXT = maxBytes(1024 * 1024)
