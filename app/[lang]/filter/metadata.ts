import type { Metadata } from 'next'
import { shareMetadata } from '@/app/[lang]/share-metadata'
import type { DirectoryData } from '@/components/directory/directory-page'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import type { FilterDescriptions } from '@/lib/messages/en/filter-descriptions'
import { formatMessage } from '@/lib/rules/text/format-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { filtersToHref } from '@/lib/rules/filters/address'
import { type FilterSubject, indexFilterPage } from '@/lib/rules/filters/indexing'
import type { Filters } from '@/lib/rules/filters/table'
import { titleFilterPage } from '@/lib/rules/filters/title'
import { usualImage } from '@/lib/server/cards/card-image'
import { alternateUrls, localizedUrl } from '@/lib/rules/routes/localized-url'

function describe(subject: FilterSubject, total: number, texts: FilterDescriptions, lang: Language): string {
  const [type, stream, district] = [subject.type, subject.stream, subject.district].map(
    (name) => name && sayText(name, lang),
  )
  if (!type) return formatMessage(texts.bare, { total })
  if (stream) return formatMessage(texts.stream, { type, stream, total })
  if (district) return formatMessage(texts.district, { type, district, total })
  return formatMessage(texts.type, { type, total })
}

/** What search engines are told about the filter page at one address (lib/rules/filters/indexing.ts). */
export function describeFilterPage(
  filters: Filters,
  data: DirectoryData,
  { lang, messages, siteUrl }: { lang: Language; messages: Messages; siteUrl: URL },
): Metadata {
  const names = { types: data.types ?? [], streams: data.streams.streams ?? [], districts: data.districts ?? [] }
  const { page } = data.results
  const { isIndexable, canonical, subject } = indexFilterPage(filters, names, (page?.items.length ?? 0) > 0)
  const description = isIndexable
    ? describe(subject, page?.total ?? 0, messages.filterDescriptions, lang)
    : messages.filterDescriptions.narrowed
  const title = titleFilterPage(filters, names, messages.filter, lang)
  const path = filtersToHref(canonical)
  const url = localizedUrl(siteUrl, path, lang)
  return {
    ...shareMetadata({ lang, title, description, url, image: usualImage(lang, siteUrl) }),
    robots: isIndexable ? { index: true, follow: true } : { index: false, follow: true },
    alternates: { canonical: url, ...(isIndexable && { languages: alternateUrls(siteUrl, path) }) },
  }
}
