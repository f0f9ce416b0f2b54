import { OTHER_POLICY } from './page-policy'

/** What answers say, whatever they are (docs/serving.md); a page has a policy of its own. */
export type SecurityHeaders = {
  /** Of what a browser may show by itself. */
  every: Readonly<Record<string, string>>
  /** Of the files that pages are made of. A home page has thirty: what means nothing there is left out. */
  ofFiles: Readonly<Record<string, string>>
}

export function headersOf(siteUrl: URL): SecurityHeaders {
  const ofFiles = {
    'content-security-policy': OTHER_POLICY,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // Two years; on plain http, as on one's own machine, it would say nothing.
    ...(siteUrl.protocol === 'https:' && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
  const every = {
    ...ofFiles,
    // What `frame-ancestors` says, for browsers that do not know it.
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  }
  return { every, ofFiles }
}

/** Scripts, styles, fonts and pictures. */
export function isFile(url: string): boolean {
  return /^\/(?:_next|media|avatars|cards|pictures)\//.test(url)
}
