import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyaddr from 'proxy-addr'

/** Says whether an address is one that we believe what it says in `X-Forwarded-For`. */
export type TrustedPeers = ReturnType<typeof proxyaddr.compile>

/** Reads a comma list of addresses and networks (`10.0.0.0/8`). @throws TypeError for any other text */
export function readTrustList(list: string): TrustedPeers {
  return proxyaddr.compile(list.split(',').flatMap((entry) => entry.trim() || []))
}

/** Whether a text is a comma list of addresses and networks. */
export function isTrustList(list: string): boolean {
  try {
    readTrustList(list)
    return true
  } catch {
    return false
  }
}

/** An address without its zone; an IPv4 one that arrived on an IPv6 socket as what it is. */
function plain(address: string | undefined): string {
  return (address ?? '')
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
}

/**
 * The visitor's address (docs/contract.md "Who is asking"): what a trusted peer says in `X-Forwarded-For`,
 * of a chain the last that is not trusted itself; otherwise the peer's own, '' when it has gone already.
 */
export function visitorAddress(request: IncomingMessage, trusted: TrustedPeers): string {
  return (
    proxyaddr
      .all(request, trusted)
      .map(plain)
      .findLast((address) => isIP(address) !== 0) ?? ''
  )
}
