import { OTHER_POLICY } from './page-policy'

/** What every answer says, whatever it is (docs/serving.md); a page has a policy of its own. */
export function securityHeaders(siteUrl: URL): Record<string, string> {
  return {
    'content-security-policy': OTHER_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Two years; on plain http, as on one's own machine, it would say nothing.
    ...(siteUrl.protocol === 'https:' && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}
