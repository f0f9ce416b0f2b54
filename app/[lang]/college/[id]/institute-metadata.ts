import type { Metadata } from 'next'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/lenient'
import type { Messages } from '@/lib/messages/en'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { type KnownPart, knownParts } from '@/lib/rules/institute/known-parts'
import { capitalised, listWords } from '@/lib/rules/text/list-words'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { pickText } from '@/lib/rules/text/localized-text'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { alternateUrls, localizedUrl, openGraphLocale } from '@/lib/rules/routes/localized-url'
import type { InstitutePageData } from './read-institute-page'

/** Drawn for institutions without a picture; 1200 × 630. */
const DRAWN_PICTURE = { url: '/pictures/share.jpg', width: 1200, height: 630 }

/** What a searcher may expect, and is promised only where the page has it. */
const PROMISED: readonly KnownPart[] = ['courses', 'fees', 'admissions', 'placement', 'facilities', 'address']

function describe(detail: InstituteDetail, name: string, lang: Language, text: InstituteMessages): string {
  const known = knownParts(detail).filter((part) => PROMISED.includes(part))
  if (known.length === 0) return fillMessage(text.metaNothing, { name })
  return capitalised(
    fillMessage(text.metaDescription, {
      name,
      parts: listWords(
        known.map((part) => text.parts[part]),
        lang,
      ),
    }),
  )
}

/** Title, description, canonical address, languages and Open Graph of an institution's page (reach). */
export function instituteMetadata(page: InstitutePageData, messages: Messages, siteUrl: URL): Metadata {
  const { lang, id, detail } = page
  const path = institutePath(id)
  const url = localizedUrl(siteUrl, path, lang)
  const name = pickText(detail.name, lang).value
  // What tells it apart names the place, as far as that is known.
  const place = detail.disambiguation ?? detail.place.city ?? detail.place.district
  const title = place === null ? name : fillMessage(messages.institute.metaTitle, { name, place })
  const description = describe(detail, title, lang, messages.institute)
  const src = detail.gallery.map(pictureSrc).find((each) => each !== null)
  const picture = src === undefined ? DRAWN_PICTURE : { url: src }
  const images = [{ ...picture, url: new URL(picture.url, siteUrl).href, alt: name }]
  return {
    title,
    description,
    alternates: { canonical: url, languages: alternateUrls(siteUrl, path) },
    openGraph: {
      type: 'website',
      title,
      description,
      url,
      siteName: messages.layout.brand,
      locale: openGraphLocale(lang),
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}
