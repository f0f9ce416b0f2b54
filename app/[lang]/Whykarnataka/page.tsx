import type { Metadata } from 'next'
import { WhyView } from '@/components/content/why-view'
import { getMessages } from '@/lib/messages/catalogue'
import { readLanguage } from '@/lib/server/language'
import { readWhyKarnataka } from '@/lib/server/reads/content'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { title, description } = getMessages(lang).content.why
  const isHidden = (await readWhyKarnataka()) === 'failed'
  return contentMetadata({ lang, route: '/Whykarnataka', title, description, isHidden })
}

/** `/Whykarnataka` (spec 1 §2). */
export default async function WhyPage({ params }: Props) {
  const lang = await readLanguage(params)
  const why = await readWhyKarnataka()
  return <WhyView why={why} lang={lang} messages={getMessages(lang)} />
}
