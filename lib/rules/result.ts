/**
 * Why a call from the browser to the website failed, and the status of the answer that says so:
 * - `signed-out`: it needs a session, and there is none, or it is over
 * - `invalid`: the input cannot be right; `field` or `errors` says what
 * - `too-long`: a name is longer than `MAX_NAME_LENGTH`
 * - `incomplete`: the code has too few digits
 * - `wrong-code`: the provider did not accept the code
 * - `already-registered`, `not-registered`: the other form is the right one
 * - `unverified`: registration was completed in a browser that has verified no code
 * - `not-sent`: no code could be sent
 * - `refused`: the provider refused
 * - `limited`: too many; `retryAfter` says when to try again
 * - `unknown`: there is no such file, institution or record; `failed`: it cannot be had
 * - `away`: nothing came, or nothing that can be read
 */
export const FAILURE_STATUS = {
  'signed-out': 401,
  unknown: 404,
  invalid: 422,
  'too-long': 422,
  incomplete: 422,
  'wrong-code': 422,
  'already-registered': 422,
  'not-registered': 422,
  unverified: 422,
  'not-sent': 422,
  refused: 422,
  limited: 429,
  failed: 502,
  away: 503,
} as const
export type FailureReason = keyof typeof FAILURE_STATUS

export function isFailureReason(value: unknown): value is FailureReason {
  return typeof value === 'string' && Object.hasOwn(FAILURE_STATUS, value)
}

/** What stands beside each field that is wrong, in the language of the page. */
export type FieldErrors = Readonly<Record<string, string | undefined>>
/** The texts of a form's fields, as they were typed. */
export type Typed<Field extends string> = Partial<Record<Field, string>>

type Said<Field extends string> = {
  /** To be shown as it is: mostly the provider's own words. */
  message?: string | null
  /** The field to mend. */
  field?: Field | null
  errors?: FieldErrors
  /** Seconds until it can be tried again. */
  retryAfter?: number | null
}
/** A failure, as its JSON says it: what a call has nothing to say of is left out. */
export type Failure<Field extends string = string> = { reason: FailureReason } & Said<Field>

/** What came of a call from the browser to the website. */
export type Result<Answer, Field extends string = never> =
  { ok: true; answer: Answer } | { ok: false; failure: Failure<Field> }

/** What the page that answers a form without JavaScript shows: what was typed, and why it failed, if it did. */
export type FormReply<Field extends string> = { typed: Typed<Field>; failure: Failure<Field> | null }

/** Done, and there is nothing more to say. */
export const SENT = { ok: true, answer: { ok: true } } as const

export function failed<Field extends string = never>(
  reason: FailureReason,
  said: Said<Field> = {},
): { ok: false; failure: Failure<Field> } {
  return { ok: false, failure: { reason, ...said } }
}
