import 'server-only'
import { getEnvironment } from '@/lib/server/env'

/**
 * Whether a page of ours made this request. Browsers say so in `Sec-Fetch-Site`, older ones and plain
 * http in `Origin`; what says neither is no browser on a page of ours.
 */
export function isSameSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  return headers.get('origin') === getEnvironment().siteUrl.origin
}
