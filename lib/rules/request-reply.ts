import type { CONTACT_TYPES, COUNSELLING_TYPES } from '@/lib/contract/request'
import type { RequestField, RequestForm } from '@/lib/rules/request-form'
import type { FormReply, Result, Typed } from '@/lib/rules/result'

export type RequestType = (typeof CONTACT_TYPES)[number] | (typeof COUNSELLING_TYPES)[number]
export type RequestTyped = Typed<RequestField>
export type RequestResult = Result<{ ok: true }, RequestField>

/** What the page that answers a form without JavaScript shows; nothing that was typed once it is sent. */
export type RequestReply = FormReply<RequestField> & {
  form: RequestForm
  type: RequestType
  /** The path of the page where the form stood, or `null`. */
  source: string | null
  /** When this text was first sent, in ms of the epoch: by it a repeat is known as one (ADR 24). */
  since: number
}
