import { type IsShape, isNumber, isText, objectOf, recordOf } from '@/lib/client/answer-shape'
import { postInTime } from '@/lib/client/post-in-time'
import type { RequestForm } from '@/lib/rules/request-form'
import type { RequestOutcome } from '@/lib/rules/request-reply'

const PATHS: Record<RequestForm, string> = {
  contact: '/api/contact',
  counselling: '/api/counselling',
  mentoring: '/api/counselling',
}

const isSent = objectOf<{ ok: true }>({ ok: (value): value is true => value === true })
const isInvalid = objectOf<{ errors: Record<string, string> }>({ errors: recordOf(isText) })
const isLimited = objectOf<{ retryAfter: number }>({ retryAfter: isNumber })

/**
 * Sends what a form holds, with the key by which a repeat is known as one.
 * @param body the fields as they were typed, and what goes with them
 */
export async function sendRequest(form: RequestForm, body: Readonly<Record<string, string>>): Promise<RequestOutcome> {
  const { status, body: answer } = await postInTime(PATHS[form], body)
  const says = <Answer>(is: IsShape<Answer>) => (is(answer) ? answer : null)
  if (status === 200 && says(isSent)) return { kind: 'sent' }
  const invalid = status === 422 ? says(isInvalid) : null
  if (invalid !== null) return { kind: 'invalid', errors: invalid.errors }
  const limited = status === 429 ? says(isLimited) : null
  if (limited !== null) return { kind: 'limited', retryAfter: limited.retryAfter }
  return { kind: 'failed' }
}
