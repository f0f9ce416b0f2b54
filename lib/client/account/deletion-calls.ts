import { type IsShape, isNumber, objectOf } from '@/lib/client/answer-shape'
import type { Language } from '@/lib/contract/language'
import { isDone, isTrue, POST_LIMIT_MS, callBff } from '@/lib/client/bff-call'

const isSent = objectOf<{ ok: true; retryAfter: number }>({ ok: isTrue, retryAfter: isNumber })

const call = <Answer>(path: string, body: object, is: IsShape<Answer>) =>
  callBff(path, body, { is, limitMs: POST_LIMIT_MS })

/** Asks for the code by which the account can be deleted. The answer says in how many seconds another can be asked for. */
export const sendDeletionCode = (lang: Language) => call('/api/account/delete/code', { lang }, isSent)

/** Deletes the account. */
export const deleteAccount = (otp: string) => call('/api/account/delete', { otp }, isDone)
