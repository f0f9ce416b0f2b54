import type { Metadata } from 'next'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { openGraphLocale } from '@/lib/rules/routes/localized-url'
import type { ShareImage } from '@/lib/server/cards/card-image'

type Shared = {
  lang: Language
  title: string
  description: string
  /** The page's canonical address, absolute. */
  url: string
  image: ShareImage
}

/** Title and description of a page, and how a link to it looks where it is shared: Open Graph, and the card of X. */
export function shareMetadata({ lang, title, description, url, image }: Shared): Metadata {
  const images = [image]
  return {
    title,
    description,
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
