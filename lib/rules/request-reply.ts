import type { CONTACT_TYPES, COUNSELLING_TYPES } from '@/lib/contract/request'
import type { RequestField, RequestForm } from '@/lib/rules/request-form'

export type RequestType = (typeof CONTACT_TYPES)[number] | (typeof COUNSELLING_TYPES)[number]
/** What stands under fields, in the language of the page. */
export type RequestErrors = Partial<Record<RequestField, string>>
export type RequestTyped = Partial<Record<RequestField, string>>

/** What became of a request. `retryAfter` in seconds. */
export type RequestOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: RequestErrors }
  | { kind: 'limited'; retryAfter: number }
  | { kind: 'failed' }

/** What the page that answers a form without JavaScript shows. */
export type RequestReply = {
  form: RequestForm
  type: RequestType
  /** The path of the page where the form stood, or `null`. */
  source: string | null
  /** When this text was first sent, in ms of the epoch: by it a repeat is known as one (docs/adr/0024). */
  since: number
  /** As it was typed; nothing once it is sent. */
  typed: RequestTyped
  outcome: RequestOutcome
}

/** Whole minutes to wait, at least one. */
export function minutesToWait(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60))
}
