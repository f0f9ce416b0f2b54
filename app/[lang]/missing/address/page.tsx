import type { Metadata } from 'next'
import { LostPage } from '@/components/layout/lost-page'
import { getMessages } from '@/lib/messages/catalogue'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lost } = getMessages(await readLanguage(params))
  return { title: lost.title, robots: { index: false } }
}

/** The body of the 404 for an address that is none of ours: middleware.ts gives the status. */
export default async function MissingAddressPage({ params }: Props) {
  const lang = await readLanguage(params)
  return <LostPage lang={lang} text={getMessages(lang).lost} />
}
