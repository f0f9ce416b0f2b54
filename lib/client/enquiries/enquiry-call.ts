import { isDone, POST_LIMIT_MS, callBff } from '@/lib/client/bff-call'
import { ENQUIRY_FIELDS, ENQUIRY_PATHS, type EnquiryForm } from '@/lib/rules/enquiries/enquiry-form'
import type { EnquiryResult } from '@/lib/rules/enquiries/enquiry-reply'

/**
 * Sends what a form holds, with the key by which a repeat is known as one.
 * @param body the fields as they were typed, and what goes with them
 */
export function sendEnquiry(form: EnquiryForm, body: Readonly<Record<string, string>>): Promise<EnquiryResult> {
  return callBff(ENQUIRY_PATHS[form], body, { is: isDone, fields: ENQUIRY_FIELDS[form], limitMs: POST_LIMIT_MS })
}
