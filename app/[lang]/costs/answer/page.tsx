import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { CostsView } from '@/components/costs/costs-view'
import { costReply } from '@/lib/bff/replies'
import { getMessages } from '@/lib/messages/catalogue'
import { readCode } from '@/lib/rules/chances/open-categories'
import { AFTER_CHANCES } from '@/lib/rules/costs/cost-form'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { robotsOf } from '@/lib/rules/routes/table'
import { getKeptRank } from '@/lib/server/chances/kept-rank'
import { readLanguage } from '@/lib/server/language'
import { readBegunCosts, readCollege, readCosts } from '../read-costs'

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { costs } = getMessages(await readLanguage(params))
  return { title: costs.title, description: costs.description, robots: robotsOf('/costs/answer') }
}

/**
 * `/costs/answer`: what was chosen at /costs, and what it comes to; nobody's but who chose it, and kept by no cache. So is the form
 * of somebody who comes from an answer of closing ranks (`from`): it has the category about which they asked there.
 */
export default async function CostAnswerPage({ params, searchParams }: Props) {
  const [lang, query, jar] = await Promise.all([readLanguage(params), searchParams, cookies()])
  const { costs: text, sources: sourceText } = getMessages(lang)
  if (query.from === AFTER_CHANCES.from) {
    const { typed, ...costs } = await readBegunCosts(query)
    const category = readCode(getKeptRank(jar)?.typed.category ?? '')?.category ?? ''
    const reply = { typed: { ...typed, category }, failure: null }
    return <CostsView route="/costs" {...costs} {...{ reply, lang, text, sourceText }} />
  }
  const [costs, reply] = await Promise.all([readCosts(), costReply.find(jar)])
  const college = await readCollege(reply?.typed.college)
  return <CostsView route="/costs/answer" {...costs} {...{ reply, college, lang, text, sourceText }} />
}
