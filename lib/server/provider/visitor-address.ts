import 'server-only'
import { isIP } from 'node:net'

const LOOPBACK = '127.0.0.1'

/**
 * The visitor's address as server/reverse-proxy.ts found it (`TRUST_PROXY`); it takes the visitor's own
 * header of this name away. In development, without that server, everybody is loopback.
 */
export function visitorAddress(headers: Headers): string {
  const found = headers.get('x-visitor-address') ?? ''
  return isIP(found) === 0 ? LOOPBACK : found
}
