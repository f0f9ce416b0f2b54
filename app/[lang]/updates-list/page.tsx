import type { Metadata } from 'next'
import { UpdateList } from '@/components/notifications/update-list'
import { getMessages } from '@/lib/messages/catalogue'
import { readLanguage } from '@/lib/server/language'
import { readNotifications } from '@/lib/server/reads/notification'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { title, description } = getMessages(lang).updatesList
  const isHidden = (await readNotifications()).list === null
  return contentMetadata({ lang, route: '/updates-list', title, description, isHidden })
}

/** `/updates-list` (spec 2 §2). */
export default async function UpdatesPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { updatesList } = getMessages(lang)
  return (
    <div className="page-column grid grid-cols-1 gap-8 pt-10 pb-4 md:gap-10 md:pt-16">
      <h1 className="text-h1 font-semibold">{updatesList.title}</h1>
      <UpdateList server={await readNotifications()} lang={lang} text={updatesList} />
    </div>
  )
}
