import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { BannerScene } from '@/components/directory/banner-scene'
import { DirectoryPage } from '@/components/directory/directory-page'
import { SelectionFrame } from '@/components/shortlist/selection-context'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import { getMessages } from '@/lib/messages/catalogue'
import { filtersToHref, filtersToQuery, isFromForm, parseFilters } from '@/lib/rules/filters/address'
import type { QueryValues } from '@/lib/rules/filters/values'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { itemListJsonLd } from '@/lib/rules/json-ld/item-list'
import { jsonLdText } from '@/lib/rules/json-ld/json-ld'
import { localeOf, localizedUrl } from '@/lib/rules/routes/localized-url'
import { getEnvironment } from '@/lib/server/env'
import { readLanguage } from '@/lib/server/language'
import { surviveOutage } from '@/lib/server/provider/outage'
import { readHomepageBundle } from '@/lib/server/reads/content'
import { describeFilterPage } from './metadata'
import { readDirectory } from './read-directory'

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<Exclude<QueryValues, URLSearchParams>> }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [lang, query] = await Promise.all([readLanguage(params), searchParams])
  const filters = parseFilters(query)
  const data = await readDirectory(filtersToQuery(filters))
  return describeFilterPage(filters, data, {
    lang,
    messages: getMessages(lang),
    siteUrl: getEnvironment().siteUrl,
  })
}

export default async function FilterPage({ params, searchParams }: Props) {
  const [lang, query] = await Promise.all([readLanguage(params), searchParams])
  const prefix = localeOf(lang).prefix
  const filters = parseFilters(query)
  // The plain form sends every box, also the empty ones; the visitor gets the short address.
  if (isFromForm(query)) redirect(filtersToHref(filters, prefix))
  const [data, picture] = await Promise.all([readDirectory(filtersToQuery(filters)), readFilterPicture()])
  const { filter, shortlist, layout, suggestions } = getMessages(lang)
  const list = itemListJsonLd({
    items: data.results.page?.items ?? [],
    lang,
    page: filters.page,
    total: data.results.page?.total ?? 0,
    urlOf: (id) => localizedUrl(getEnvironment().siteUrl, institutePath(id), lang),
  })
  return (
    <>
      {list && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(list) }} />}
      <SelectionFrame lang={lang} text={shortlist}>
        <DirectoryPage
          lang={lang}
          prefix={prefix}
          brand={layout.brand}
          texts={filter}
          suggestionTexts={suggestions}
          data={data}
          heading={<TwoToneHeading as="h1" size="h2" text={filter.heading} grey={{ first: 2 }} />}
          scene={<BannerScene image={picture} />}
        />
      </SelectionFrame>
    </>
  )
}

/** The filter page is made for each visitor: it does without its picture rather than wait for the home page's bundle. */
const PATIENCE_MS = 500
const pause = { ms: 5_000, until: 0 }

async function askFilterPicture(): Promise<string | null> {
  const bundle = await readHomepageBundle()
  return bundle === 'failed' ? null : (bundle?.homepage?.filterPageImage ?? null)
}

/** The picture of the filter page's banner, as the provider wrote its address; `null` for none. Never an error, and never long in coming. */
const readFilterPicture = () => surviveOutage(askFilterPicture, { fallback: null, patienceMs: PATIENCE_MS, pause })
