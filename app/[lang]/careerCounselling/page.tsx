import type { Metadata } from 'next'
import { CareerView } from '@/components/content/career-view'
import { getMessages } from '@/lib/messages/catalogue'
import { readLanguage } from '@/lib/server/language'
import { readCareer } from '@/lib/server/reads/content'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { title, description } = getMessages(lang).content.career
  const isHidden = (await readCareer()) === 'failed'
  return contentMetadata({ lang, route: '/careerCounselling', title, description, isHidden })
}

/** `/careerCounselling` (spec 1 §2). */
export default async function CareerPage({ params }: Props) {
  const lang = await readLanguage(params)
  const career = await readCareer()
  return <CareerView career={career} lang={lang} messages={getMessages(lang)} />
}
