import { presentText } from './text'
import { properName } from './proper-name'
import { untilStable } from './stable'

/** Karnataka's PIN codes begin with 56 to 59; other states' are read when `anyState` is set. */
const PIN = /(?<!\d)([1-9]\d{2})[\s-]?(\d{3})(?!\d)/g

/** The postal code that an address prints, or `null`. The last one counts: house numbers come first. */
export function zipIn(address: string | null, anyState = false): string | null {
  if (address === null) return null
  let found: string | null = null
  for (const match of address.matchAll(PIN)) {
    const zip = `${match[1]}${match[2]}`
    if (anyState || /^5[6-9]/.test(zip)) found = zip
  }
  return found
}

function cleanOnce(raw: string): string | null {
  const text = presentText(raw)
  if (text === null || text.length < 2) return null
  const mended = text
    .replace(/([A-Za-z])-(\d{6})\b/g, '$1 - $2')
    // "560 083" is a PIN; any other pair of three digits may be a house and a plot.
    .replace(/\b(5[6-9]\d) (\d{3})(?!\d)/g, '$1$2')
  return presentText(properName(mended))
}

/** An address as a person writes it, or `null` when the list left a mark or a letter in its place. */
export function cleanAddress(raw: unknown): string | null {
  const text = presentText(raw)
  return text === null ? null : untilStable(text, cleanOnce)
}
