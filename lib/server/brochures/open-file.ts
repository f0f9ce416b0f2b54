import 'server-only'
import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '@/lib/server/brochures/public-address'

/**
 * Looks a host up for the connection that is being made, and for no other: what was checked is what
 * is connected to, so that a name which answers otherwise the second time gains nothing by it.
 */
const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, [])
    const [first] = addresses
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error(`${host} has no public address`), [])
    }
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

export type FileOptions = {
  /** Only addresses on the internet are connected to. */
  isPublicOnly: boolean
  accept: string
  /** Of a call of the provider: who asks for it. */
  headers?: Readonly<Record<string, string>>
  /** Until the answer begins. */
  timeoutMs: number
  signal: AbortSignal
}

/**
 * Asks for a file and gives the answer once it begins, whatever its status: redirects are not
 * followed, and no header of the visitor goes with it but those named. Whoever does not read it to its end destroys it.
 * @throws Error when nothing comes in time, or the address may not be connected to
 */
export function openFile(
  url: URL,
  { isPublicOnly, accept, headers, timeoutMs, signal }: FileOptions,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An address in place of a name is not looked up.
  if (isPublicOnly && isIP(host) !== 0 && !isPublicAddress(host)) {
    return Promise.reject(new Error(`${host} is no public address`))
  }
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, {
      // A connection of its own: one that another call has opened was not checked.
      agent: false,
      headers: { ...headers, accept, 'accept-encoding': 'identity' },
      signal,
      ...(isPublicOnly && { lookup: lookupPublic }),
    })
    const timer = setTimeout(() => request.destroy(new Error('no answer in time')), timeoutMs)
    request.on('response', (response) => {
      clearTimeout(timer)
      resolve(response)
    })
    // Stays, also once there is an answer: a reset then shows in the reading of it.
    request.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    request.end()
  })
}
