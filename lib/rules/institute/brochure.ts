import { parseUrl } from '@/lib/contract/parse-url'

/** A long title is cut: some systems take no more than 255 bytes in a name, and a Kannada letter has three. */
const MAX_NAME_LENGTH = 70
/** What no file system takes in a name, and what hides or turns text around. */
const UNFIT = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu

/**
 * Where a brochure is to be fetched: on the provider, or by https on one of the allowed hosts.
 * @param raw as the provider wrote it, an address or a path on its host
 * @param allowedHosts lower-case, with a port where it is not 443
 * @returns `null` for an address that is not allowed
 */
export function brochureOrigin(
  raw: string,
  provider: URL,
  allowedHosts: readonly string[],
): { url: URL; isProvider: boolean } | null {
  const url = parseUrl(raw, provider.origin)
  if (url === null || url.username !== '' || url.password !== '') return null
  if (url.origin === provider.origin) return { url, isProvider: true }
  return url.protocol === 'https:' && allowedHosts.includes(url.host) ? { url, isProvider: false } : null
}

/** The name under which a brochure is saved: `<title>.pdf` (spec 2 §7), safe on every system. */
export function brochureFileName(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/\.pdf$/i, '')
    .replace(UNFIT, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const letters = name.match(/\P{M}\p{M}*/gu) ?? []
  return `${letters.slice(0, MAX_NAME_LENGTH).join('').trim() || 'Brochure'}.pdf`
}

/** `Content-Disposition` of a file that is saved: the name itself, and for old browsers its ASCII letters. */
export function attachment(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
