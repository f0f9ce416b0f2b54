import { z } from 'zod'
import { cmsSection } from '@/lib/contract/content'
import { text } from '@/lib/contract/lenient'

export const POLICY_TYPES = ['refundpolicy', 'privacypolicy', 'termpolicy'] as const
export type PolicyType = (typeof POLICY_TYPES)[number]

/**
 * `GET /cms?type=<type>` of a policy: `{"data": {"<type>": {"<type>": Text}}}`, HTML or plain text
 * and **not sanitised**. `null` when there is no English text ("No content found.").
 */
export function policyAnswerSchema(type: PolicyType) {
  const policy = z.object({ [type]: text }).transform((data) => data[type] ?? null)
  return cmsSection(type, policy)
}
