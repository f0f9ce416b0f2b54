import { isDone, POST_LIMIT_MS, callBff } from '@/lib/client/bff-call'
import { ENQUIRY_FIELDS, type EnquiryForm } from '@/lib/rules/enquiries/enquiry-form'
import type { EnquiryResult } from '@/lib/rules/enquiries/enquiry-reply'

const PATHS: Record<EnquiryForm, string> = {
  contact: '/api/contact',
  counselling: '/api/counselling',
  mentoring: '/api/counselling',
}

/**
 * Sends what a form holds, with the key by which a repeat is known as one.
 * @param body the fields as they were typed, and what goes with them
 */
export function sendEnquiry(form: EnquiryForm, body: Readonly<Record<string, string>>): Promise<EnquiryResult> {
  return callBff(PATHS[form], body, { is: isDone, fields: ENQUIRY_FIELDS[form], limitMs: POST_LIMIT_MS })
}
