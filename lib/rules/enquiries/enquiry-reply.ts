import type { EnquiryType } from '@/lib/contract/enquiry'
import type { EnquiryField, EnquiryForm } from '@/lib/rules/enquiries/enquiry-form'
import type { FormReply, Result, Typed } from '@/lib/rules/result'

export type EnquiryTyped = Typed<EnquiryField>
export type EnquiryResult = Result<{ ok: true }, EnquiryField>

/** What the page that answers a form without JavaScript shows; nothing that was typed once it is sent. */
export type EnquiryReply = FormReply<EnquiryField> & {
  form: EnquiryForm
  type: EnquiryType
  /** The path of the page where the form stood, or `null`. */
  source: string | null
  /** When this text was first sent, in ms of the epoch: by it a repeat is known as one (ADR 24). */
  since: number
}
