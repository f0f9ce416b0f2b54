import type { PolicyType } from '@/lib/contract/content/policy'
import type { Route } from '@/lib/rules/routes/table'

/** The three policies: their pages and what the provider calls them (spec 2 §2, §7). */
export const POLICIES = {
  privacy: { route: '/privacy', type: 'privacypolicy' },
  refund: { route: '/refund', type: 'refundpolicy' },
  terms: { route: '/tearms', type: 'termpolicy' },
} as const satisfies Record<string, { route: Route; type: PolicyType }>

export type PolicyName = keyof typeof POLICIES
export const POLICY_NAMES = ['privacy', 'refund', 'terms'] as const satisfies readonly PolicyName[]
