import { reading, string } from '@/lib/contract/lenient'
import { parseUrl } from '@/lib/contract/parse-url'

const WEB = /^https?:\/\//i
const WRITE_TO = /^(?:mailto|tel):/i
/** "www.rvce.edu.in/admissions": a host as people write it. */
const BARE_HOST = /^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}(?::\d{1,5})?(?:[/?#]|$)/i
/** "about", "careerCounselling#form": a page of the website without its slash. */
const BARE_PATH = /^[a-z0-9_-]+(?:[/?#]|$)/i
const HERE = 'https://here.invalid'
const MAX_LENGTH = 2048

/** An address with a name or password in it shows one host and leads to another. */
function webAddress(address: string): string | null {
  const url = parseUrl(address)
  return url === null || url.username !== '' || url.password !== '' ? null : url.href
}

/** A path must lead to the same host however a browser reads it, and once it is normalised: `/\elsewhere`, `/.//elsewhere`. */
function ownPath(path: string): string | null {
  const url = parseUrl(path, HERE)
  return url?.origin === HERE && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}

function readLink(value: unknown): string | null {
  const address = string.parse(value)
  if (address === null || address.length > MAX_LENGTH) return null
  if (address.startsWith('#')) return address
  if (address.startsWith('//')) return webAddress(`https:${address}`)
  if (address.startsWith('/')) return ownPath(address)
  if (WEB.test(address)) return webAddress(address)
  if (WRITE_TO.test(address)) return address
  if (BARE_HOST.test(address)) return webAddress(`https://${address}`)
  return BARE_PATH.test(address) ? ownPath(`/${address}`) : null
}

/**
 * An address that a visitor may be sent to: http(s), mailto, tel, a path or an anchor of the
 * website; otherwise `null`. So no text of a provider becomes a script that runs on a click. A
 * host without a scheme ("www.rvce.edu.in") gets https, a page without its slash ("about") gets one.
 */
export const link = reading(readLink)
