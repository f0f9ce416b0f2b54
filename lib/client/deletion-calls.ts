import { type IsShape, isNumber, isText, objectOf, orNull } from '@/lib/client/answer-shape'
import { postInTime } from '@/lib/client/post-in-time'
import type { DeletionFailure } from '@/lib/rules/deletion-reply'

/** `retryAfter` in seconds, where it is known. */
export type DeletionResult =
  | { kind: 'done'; retryAfter: number | null }
  | { kind: 'signed-out' }
  | { kind: 'failed'; failure: DeletionFailure; retryAfter: number | null }

const REASONS: Record<DeletionFailure['reason'], true> = {
  incomplete: true,
  'wrong-code': true,
  limited: true,
  'not-sent': true,
  away: true,
}
const isReason: IsShape<DeletionFailure['reason']> = (value): value is DeletionFailure['reason'] =>
  isText(value) && Object.hasOwn(REASONS, value)
const isFailure = objectOf<DeletionFailure & { retryAfter: number | null }>({
  reason: isReason,
  message: orNull(isText),
  retryAfter: orNull(isNumber),
})
const isOk: IsShape<true> = (value) => value === true
const isDone = objectOf<{ ok: true }>({ ok: isOk })
const isSent = objectOf<{ retryAfter: number }>({ retryAfter: isNumber })

async function call(path: string, body: object, fallback: DeletionFailure['reason']): Promise<DeletionResult> {
  const { status, body: answer } = await postInTime(path, body)
  if (status === 200 && isDone(answer)) return { kind: 'done', retryAfter: isSent(answer) ? answer.retryAfter : null }
  if (status === 401) return { kind: 'signed-out' }
  if (!isFailure(answer)) return { kind: 'failed', failure: { reason: fallback, message: null }, retryAfter: null }
  const { retryAfter, ...failure } = answer
  return { kind: 'failed', failure, retryAfter }
}

/** Asks for the code by which the account can be deleted. */
export const sendDeletionCode = () => call('/api/account/delete/code', {}, 'not-sent')

/** Deletes the account. */
export const deleteAccount = (otp: string) => call('/api/account/delete', { otp }, 'away')
