import type { Metadata } from 'next'
import { ContactView } from '@/components/enquiries/contact-view'
import { getMessages } from '@/lib/messages/catalogue'
import { readLanguage } from '@/lib/server/language'
import { readContact } from '@/lib/server/reads/content'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { enquiries, layout } = getMessages(lang)
  const [title, description] = [layout.links.contact, enquiries.contactDescription]
  return contentMetadata({ lang, route: '/contact', title, description, isHidden: (await readContact()) === 'failed' })
}

/** `/contact` (spec 1 §2). */
export default async function ContactPage({ params }: Props) {
  const lang = await readLanguage(params)
  const contact = await readContact()
  return <ContactView contact={contact} lang={lang} messages={getMessages(lang)} />
}
