/** What every answer says, whatever it is (docs/serving.md). */
export function securityHeaders(siteUrl: URL): Record<string, string> {
  return {
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
