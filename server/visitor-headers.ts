import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/**
 * What only we, or proxies of ours, may say: who the visitor is, what Next tells itself, and a policy
 * whose nonce Next would bake into a page that others get as well.
 */
const NEVER_FROM_VISITORS = [
  /^x-visitor-address$/,
  /^x-forwarded-(?:for|host|port)$/,
  /^forwarded$/,
  /^x-middleware-/,
  /^content-security-policy/,
  /^x-nonce$/,
]
/** A proxy that ends TLS says it here; without one nobody may. */
const FROM_PROXIES = /^x-forwarded-proto$/

/** An address without the port, the brackets and the zone that may stand at it, or `null` for anything else. */
function plainAddress(text: string | undefined): string | null {
  const written = (text ?? '').trim()
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1] ?? written.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  const address = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+(?:\.\d+){3}$)/i, '')
  return isIP(address) === 0 ? null : address
}

/**
 * The visitor's address: the socket's or, behind `trustProxy` proxies, the one that the outermost of
 * them saw: each appends the address of its own peer to `X-Forwarded-For`, so it is that many from
 * the right. In a list that is shorter, or where no address stands there, the next to the right counts,
 * which a proxy of ours has written too.
 */
export function findVisitor(forwardedFor: string | undefined, socket: string | undefined, trustProxy: number): string {
  const list = forwardedFor === undefined || trustProxy === 0 ? [] : forwardedFor.split(',').slice(-trustProxy)
  const found = list.map(plainAddress).find((address) => address !== null)
  return found ?? plainAddress(socket) ?? '127.0.0.1'
}

/** Takes from a request's headers what no visitor may say, and adds who the visitor is. */
export function cleanHeaders(headers: IncomingHttpHeaders, socket: string | undefined, trustProxy: number): void {
  const forwardedFor = [headers['x-forwarded-for']].flat().join(',')
  for (const name of Object.keys(headers)) {
    const isTheirs = trustProxy === 0 && FROM_PROXIES.test(name)
    if (isTheirs || NEVER_FROM_VISITORS.some((pattern) => pattern.test(name))) delete headers[name]
  }
  headers['x-visitor-address'] = findVisitor(forwardedFor || undefined, socket, trustProxy)
}
