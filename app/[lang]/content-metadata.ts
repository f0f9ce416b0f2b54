import type { Metadata } from 'next'
import type { Language } from '@/lib/contract/lenient'
import { getMessages } from '@/lib/messages/catalogue'
import { robotsOf, type Route } from '@/lib/rules/routes/table'
import { alternateUrls, localizedUrl, openGraphLocale } from '@/lib/rules/routes/localized-url'
import { type ShareImage, usualImage } from '@/lib/server/cards/card-image'
import { getEnvironment } from '@/lib/server/env'

type Page = {
  lang: Language
  route: Route
  title: string
  description: string
  /** Nothing to be found by: its content cannot be had, or its address asks something of it. */
  isHidden: boolean
  /** Of the page itself; without it the one that stands beside any page. */
  image?: ShareImage
}

/** Title, description, canonical address, languages and Open Graph of a content page (reach). */
export function contentMetadata({ lang, route, title, description, isHidden, image }: Page): Metadata {
  const { siteUrl } = getEnvironment()
  const images = [image ?? usualImage(lang, siteUrl)]
  const url = localizedUrl(siteUrl, route, lang)
  return {
    title,
    description,
    robots: isHidden ? { index: false } : robotsOf(route),
    alternates: { canonical: url, languages: alternateUrls(siteUrl, route) },
    openGraph: {
      type: 'website',
      title,
      description,
      url,
      siteName: getMessages(lang).layout.brand,
      locale: openGraphLocale(lang),
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}
