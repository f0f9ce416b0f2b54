import type { Metadata } from 'next'
import type { Language } from '@/lib/contract/lenient'
import { getMessages } from '@/lib/messages/catalogue'
import { robotsOf, type Route } from '@/lib/rules/routes/table'
import { alternateUrls, localizedUrl, openGraphLocale } from '@/lib/rules/routes/localized-url'
import { getEnvironment } from '@/lib/server/env'

type Page = {
  lang: Language
  route: Route
  title: string
  description: string
  /** The page says only that its content cannot be had: nothing to be found by. */
  isBroken: boolean
}

const SHARE_PICTURE = { url: '/pictures/share.jpg', width: 1200, height: 630, alt: '' }

/** Title, description, canonical address, languages and Open Graph of a content page (reach). */
export function contentMetadata({ lang, route, title, description, isBroken }: Page): Metadata {
  const { siteUrl } = getEnvironment()
  const url = localizedUrl(siteUrl, route, lang)
  return {
    title,
    description,
    robots: isBroken ? { index: false } : robotsOf(route),
    alternates: { canonical: url, languages: alternateUrls(siteUrl, route) },
    openGraph: {
      type: 'website',
      title,
      description,
      url,
      siteName: getMessages(lang).layout.brand,
      locale: openGraphLocale(lang),
      images: [SHARE_PICTURE],
    },
    twitter: { card: 'summary_large_image', title, description, images: [SHARE_PICTURE] },
  }
}
