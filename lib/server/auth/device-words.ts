import 'server-only'
import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

/** Nobody's browser says more of itself. */
const MAX_HEADER_LENGTH = 1_000

const KNOWN_NAMES = new Set([...Object.values(BROWSER_MAP), ...Object.values(OS_MAP)])

/**
 * The visitor's browser and system in a few words, "Chrome, Android": all that the provider learns of the
 * header `User-Agent`. `undefined` where neither is known: what a program calls itself could be anything.
 */
export function deviceWords(headers: Headers): string | undefined {
  const header = headers.get('user-agent')?.slice(0, MAX_HEADER_LENGTH) ?? ''
  if (header === '') return undefined
  const { browser, os } = parse(header)
  return [browser.name, os.name].filter((name) => name !== undefined && KNOWN_NAMES.has(name)).join(', ') || undefined
}
