import { type Coordinates, sayCoordinates } from '@/lib/contract/coordinates'
import type { Place } from '@/lib/contract/institute'
import { parseUrl } from '@/lib/contract/parse-url'

/** Something to show, and where it leads; `href` is `null` when it can only be shown. */
export type ContactLink = { text: string; href: string | null }

/**
 * The address of a website as a provider wrote it: `https` is added where a scheme is missing, and
 * nothing but http(s) to a named host is accepted, because the text comes from outside and ends in
 * a link (`javascript:`, `data:`, an address with a password in it).
 * @returns `null` for what is no such address
 */
export function webAddress(raw: string | null): string | null {
  if (raw === null || /\s/.test(raw)) return null
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(raw)
  const url = parseUrl(hasScheme ? raw : `https://${raw.replace(/^\/+/, '')}`)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null
  if (!/^[^.]+(\.[^.]+)+$/.test(url.hostname) || url.username !== '' || url.password !== '') return null
  return url.href
}

/** A website as people write it, `college.example/about`, with its address; text alone if it has none. */
export function websiteLink(raw: string): ContactLink {
  const href = webAddress(raw)
  return { text: raw.replace(/^https?:\/\//i, '').replace(/\/$/, ''), href }
}

/** One field often holds several: "080-2345, 94480 12345 / 94480 54321". */
function several(raw: string): string[] {
  return raw.split(/[,;/\n]|\s\|\s/).flatMap((each) => each.trim() || [])
}

/** Phone numbers with `tel:` addresses; text with fewer than three digits is only shown. */
export function phoneLinks(raw: string | null): ContactLink[] {
  return several(raw ?? '').map((text) => {
    const digits = text.replace(/\D/g, '')
    if (digits.length < 3) return { text, href: null }
    return { text, href: `tel:${text.startsWith('+') ? '+' : ''}${digits}` }
  })
}

/** E-mail addresses with `mailto:` addresses; what is none is only shown. */
export function emailLinks(raw: string | null): ContactLink[] {
  return several(raw ?? '').map((text) => ({
    text,
    href: /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/.test(text) ? `mailto:${encodeURI(text)}` : null,
  }))
}

/** Longer queries than this no map takes. */
const MAX_QUERY_LENGTH = 250

const searchInMap = (query: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query }).toString()}`

/**
 * Where a map finds an institution: at its coordinates, else by its name and address. A link that phones open in their map, and
 * every browser as a page. `null` where neither coordinates, town nor address are known, for a name alone finds another place.
 */
export function mapLink(
  name: string,
  { address1, city, district, zip, state }: Place,
  coordinates: Coordinates | null,
): string | null {
  if (coordinates !== null) return searchInMap(sayCoordinates(coordinates))
  if (address1 === null && city === null && district === null) return null
  // Maps know the English names.
  const town = (city ?? district)?.en ?? null
  const pin = zip !== null && address1?.includes(zip) === true ? null : zip
  const parts = [name, address1, town, pin, state?.en ?? null]
  const query = parts.filter((part) => part !== null).join(', ')
  return searchInMap(query.slice(0, MAX_QUERY_LENGTH))
}
