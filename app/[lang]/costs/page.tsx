import type { Metadata } from 'next'
import { CostsView } from '@/components/costs/costs-view'
import { getMessages } from '@/lib/messages/catalogue'
import { feeLines } from '@/lib/rules/costs/cost'
import { lineValue } from '@/lib/rules/costs/cost-form'
import { feeLinesOf } from '@/lib/rules/costs/institute-costs'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { readLanguage } from '@/lib/server/language'
import { readFeeSheets } from '@/lib/server/reads/costs'
import { readCollege, readCosts } from './read-costs'
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
  const [lang, { course, kind, college: id }, { sheets, ...more }] = await Promise.all([
    readLanguage(params),
    searchParams,
    readCosts(),
  ])
  const college = await readCollege(id)
  const known = Array.isArray(sheets) ? sheets : []
  const own = college === null || college === 'failed' ? [] : feeLinesOf(known, college.detail)
  const named = feeLines(known).find((line) => line.course.id === course && line.row.id === kind)
  // Of a college with one line alone there is nothing to choose.
  const line = named ?? (own.length === 1 ? own[0] : undefined)
  const typed = { ...(line && { line: lineValue(line) }), ...(college === 'failed' && { college: String(id) }) }
  const { costs: text, sources: sourceText } = getMessages(lang)
  return (
    <CostsView
      route="/costs"
      {...more}
      {...{ sheets, college, reply: { typed, failure: null }, lang, text, sourceText }}
    />
  )
}
