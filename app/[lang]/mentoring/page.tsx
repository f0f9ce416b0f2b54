import type { Metadata } from 'next'
import { MentoringView } from '@/components/content/mentoring-view'
import { getMessages } from '@/lib/messages/catalogue'
import { readLanguage } from '@/lib/server/language'
import { readMentoring } from '@/lib/server/reads/content'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { title, description } = getMessages(lang).content.mentoring
  const isHidden = (await readMentoring()) === 'failed'
  return contentMetadata({ lang, route: '/mentoring', title, description, isHidden })
}

/** `/mentoring` (spec 1 §2). */
export default async function MentoringPage({ params }: Props) {
  const lang = await readLanguage(params)
  const mentoring = await readMentoring()
  return <MentoringView answer={mentoring} lang={lang} messages={getMessages(lang)} />
}
