import type { Metadata } from 'next'
import { CompareView } from '@/components/comparison/compare-view'
import { getMessages } from '@/lib/messages/catalogue'
import { comparePath } from '@/lib/rules/comparison/compare-address'
import { fullName } from '@/lib/rules/institute/full-name'
import { localizedUrl } from '@/lib/rules/routes/localized-url'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { pickText } from '@/lib/rules/text/localized-text'
import { readCardImage } from '@/lib/server/cards/read-card'
import { getEnvironment } from '@/lib/server/env'
import { readLanguage } from '@/lib/server/language'
import { contentMetadata } from '../content-metadata'
import { findInstitutes, readComparison, readRemoved } from './read-comparison'

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<SearchParams> }

const idsOf = ({ ids }: SearchParams) => [ids ?? []].flat().join(',')

/** The bare page may be found; what somebody compares is nobody else's search result. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { compare } = getMessages(lang)
  const query = await searchParams
  const { items } = await readComparison(idsOf(query))
  const ids = items.map(({ id }) => id)
  const names = items.map(({ name, disambiguation }) => fullName(pickText(name, lang).value, disambiguation)).join(', ')
  return contentMetadata({
    lang,
    route: '/compare',
    title: names === '' ? compare.title : fillMessage(compare.metaTitle, { names }),
    description: compare.description,
    isHidden: Object.keys(query).length > 0,
    image: await readCardImage('compare', ids, lang),
  })
}

/** `/compare?ids=`: rendered on request, for the choices are without end (docs/adr/0038-compare-and-shortlist.md). */
export default async function ComparePage({ params, searchParams }: Props) {
  const lang = await readLanguage(params)
  const query = await searchParams
  const comparison = await readComparison(idsOf(query))
  const typed = [query.add ?? []].flat()[0] ?? ''
  const ids = comparison.items.map(({ id }) => id)
  const [found, removed] = await Promise.all([findInstitutes(typed, ids), readRemoved(query.undo, comparison.asked)])
  return (
    <CompareView
      comparison={comparison}
      removed={removed}
      found={found}
      url={localizedUrl(getEnvironment().siteUrl, comparePath(ids), lang)}
      lang={lang}
      text={getMessages(lang).compare}
      reportText={getMessages(lang).sources.report}
    />
  )
}
