import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { CostsView } from '@/components/costs/costs-view'
import { costReply } from '@/lib/bff/replies'
import { getMessages } from '@/lib/messages/catalogue'
import { robotsOf } from '@/lib/rules/routes/table'
import { readLanguage } from '@/lib/server/language'
import { readCollege, readCosts } from '../read-costs'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { costs } = getMessages(await readLanguage(params))
  return { title: costs.title, description: costs.description, robots: robotsOf('/costs/answer') }
}

/** `/costs/answer`: what was chosen at /costs, and what it comes to; nobody's but who chose it, and kept by no cache. */
export default async function CostAnswerPage({ params }: Props) {
  const [lang, jar, costs] = await Promise.all([readLanguage(params), cookies(), readCosts()])
  const reply = await costReply.find(jar)
  const college = await readCollege(reply?.typed.college)
  const { costs: text, sources: sourceText } = getMessages(lang)
  return <CostsView route="/costs/answer" {...costs} {...{ reply, college, lang, text, sourceText }} />
}
