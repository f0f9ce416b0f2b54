import type { Metadata } from 'next'
import { shareMetadata } from '@/app/[lang]/share-metadata'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { composeCard } from '@/lib/rules/cards/share-card'
import { type KnownPart, knownParts } from '@/lib/rules/institute/known-parts'
import { capitalised, listWords } from '@/lib/rules/text/list-words'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { sayText } from '@/lib/rules/text/localized-text'
import { alternateUrls, localizedUrl } from '@/lib/rules/routes/localized-url'
import { cardImage } from '@/lib/server/cards/card-image'
import type { InstitutePageData } from './read-institute-page'

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
  const name = sayText(detail.name, lang)
  // What tells it apart names the place, as far as that is known; many a Kannada name ends with it.
  const town = detail.place.city ?? detail.place.district
  const place = detail.disambiguation ?? (town && sayText(town, lang))
  const title =
    place === null || name.endsWith(place) ? name : fillMessage(messages.institute.metaTitle, { name, place })
  const description = describe(detail, title, lang, messages.institute)
  const card = composeCard('college', [detail], lang, messages)
  return {
    ...shareMetadata({
      lang,
      title,
      description,
      url,
      image: cardImage(card, { kind: 'college', ids: [id], lang, siteUrl }),
    }),
    alternates: { canonical: url, languages: alternateUrls(siteUrl, path) },
  }
}
