import { isNumber, type IsShape, isText, objectOf, oneOf, orAbsent, orNull, recordOf } from '@/lib/client/answer-shape'
import { postToBff } from '@/lib/client/bff-post'
import { failed, type Failure, isFailureReason, type Result } from '@/lib/rules/result'

type Options<Answer, Field extends string> = {
  /** What success must look like. */
  is: IsShape<Answer>
  /** The fields that a failure may name. */
  fields?: readonly Field[]
  signal?: AbortSignal
  /** In place of a `signal`: gives up after so many milliseconds; without either, when the browser does. */
  limitMs?: number
}

export const isTrue: IsShape<true> = (value) => value === true
/** Done, and there is nothing more to say. */
export const isDone = objectOf<{ ok: true }>({ ok: isTrue })

/** Longer than the website waits for its provider; after that the visitor is told and may try again. */
export const POST_LIMIT_MS = 30_000

/** Nothing came, or nothing that was agreed. */
const AWAY = failed<never>('away', { message: null, field: null, retryAfter: null })

/**
 * Posts to the website's own API as `postToBff` does, and reads what came of it. Fails only by the abort of
 * `signal`.
 */
export async function callBff<Answer, Field extends string = never>(
  path: string,
  content: object | FormData,
  { is, fields = [], signal, limitMs }: Options<Answer, Field>,
): Promise<Result<Answer, Field>> {
  const patience = limitMs === undefined ? undefined : AbortSignal.timeout(limitMs)
  try {
    const { status, body } = await postToBff(path, content, signal ?? patience)
    if (status === 401) return failed('signed-out')
    if (status >= 200 && status < 300) return is(body) ? { ok: true, answer: body } : AWAY
    return isFailure(fields)(body) ? { ok: false, failure: body } : AWAY
  } catch (error) {
    if (patience === undefined) throw error
    return AWAY
  }
}

function isFailure<Field extends string>(fields: readonly Field[]) {
  return objectOf<Failure<Field>>({
    reason: isFailureReason,
    message: orAbsent(orNull(isText)),
    field: orAbsent(orNull(oneOf(fields))),
    errors: orAbsent(recordOf(isText)),
    retryAfter: orAbsent(orNull(isNumber)),
  })
}
