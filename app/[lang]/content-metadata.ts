import type { Metadata } from 'next'
import type { Language } from '@/lib/contract/language'
import { robotsOf, type Route } from '@/lib/rules/routes/table'
import { alternateUrls, localizedUrl } from '@/lib/rules/routes/localized-url'
import { type ShareImage, usualImage } from '@/lib/server/cards/card-image'
import { getEnvironment } from '@/lib/server/env'
import { shareMetadata } from './share-metadata'

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
  const url = localizedUrl(siteUrl, route, lang)
  return {
    ...shareMetadata({ lang, title, description, url, image: image ?? usualImage(lang, siteUrl) }),
    robots: isHidden ? { index: false } : robotsOf(route),
    alternates: { canonical: url, languages: alternateUrls(siteUrl, route) },
  }
}
