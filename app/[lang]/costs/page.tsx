import type { Metadata } from 'next'
import { CostsView } from '@/components/costs/costs-view'
import { getMessages } from '@/lib/messages/catalogue'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { readLanguage } from '@/lib/server/language'
import { readFeeSheets } from '@/lib/server/reads/costs'
import { readBegunCosts } from './read-costs'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<SearchParams> }

/** The bare page may be found; one that a link has begun to fill in is the same. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [lang, query, read] = await Promise.all([readLanguage(params), searchParams, readFeeSheets()])
  const { title, description } = getMessages(lang).costs
  const isHidden = read === 'failed' || read === null || Object.keys(query).length > 0
  return contentMetadata({ lang, route: '/costs', title, description, isHidden })
}

/** `/costs?course=&kind=&college=`: what studying costs a family (docs/adr/0091-what-it-costs.md). */
export default async function CostsPage({ params, searchParams }: Props) {
  const lang = await readLanguage(params)
  const { typed, ...costs } = await readBegunCosts(await searchParams)
  const { costs: text, sources: sourceText } = getMessages(lang)
  return <CostsView route="/costs" {...costs} {...{ reply: { typed, failure: null }, lang, text, sourceText }} />
}
