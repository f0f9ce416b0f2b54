import { policy, section } from '@/lib/contract/content/fields'
import { cmsAnswer } from '@/lib/contract/content/read'

/** Each under its own name, twice: HTML or plain text, and **not sanitised**. */
export const policySections = {
  refundpolicy: { refundpolicy: section('RefundPolicy', { text: policy('refundpolicy') }) },
  privacypolicy: { privacypolicy: section('PrivacyPolicy', { text: policy('privacypolicy') }) },
  termpolicy: { termpolicy: section('TermPolicy', { text: policy('termpolicy') }) },
}
export type PolicyType = keyof typeof policySections

/** `GET /cms?type=<type>` of a policy. `null` when there is no English text ("No content found."). */
export function policyAnswerSchema(type: PolicyType) {
  return cmsAnswer(policySections[type]).transform((answer) => Object.values(answer)[0]?.text ?? null)
}
