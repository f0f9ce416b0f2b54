import { LANGUAGES } from '@/lib/contract/language'
import { alternateUrls, localizedUrl } from '@/lib/rules/routes/localized-url'
import type { PagePath } from '@/lib/rules/routes/table'

/** A sitemap may hold 50,000 addresses (sitemaps.org); each institution has one in each language. */
export const INSTITUTES_IN_A_PART = 25_000

export type SitemapEntry = {
  /** Path and query of the page in English, for example `/college/detail?id=7`. */
  path: PagePath
  /** `YYYY-MM-DD`, or null when nobody knows. */
  changedOn: string | null
}

const XML_HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const SITEMAP_START = `${XML_HEADER}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const SITEMAP_END = '</urlset>\n'

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** One page in every language, each naming the others. */
export function sitemapEntry(siteUrl: URL, { path, changedOn }: SitemapEntry): string {
  const alternates = Object.entries(alternateUrls(siteUrl, path)).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
  )
  const rest = `${alternates.join('')}${changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`}`
  return LANGUAGES.map((language) => escapeXml(localizedUrl(siteUrl, path, language)))
    .map((loc) => `<url><loc>${loc}</loc>${rest}</url>\n`)
    .join('')
}

/** The index: the part of the fixed pages, and as many parts as the institutions need. */
export function sitemapIndex(siteUrl: URL, instituteCount: number): string {
  const parts = Math.ceil(instituteCount / INSTITUTES_IN_A_PART)
  const names = ['pages', ...Array.from({ length: parts }, (_, index) => String(index + 1))]
  const entries = names.map((name) => {
    const loc = escapeXml(new URL(`/sitemaps/${name}.xml`, siteUrl).href)
    return `<sitemap><loc>${loc}</loc></sitemap>\n`
  })
  return `${XML_HEADER}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}
