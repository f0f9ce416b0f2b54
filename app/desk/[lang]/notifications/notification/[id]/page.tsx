import type { Metadata } from 'next'
import { NotificationForm } from '@/components/desk/notifications/notification-form'
import { RecordPage } from '@/components/desk/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { NOTIFICATION_FORM } from '@/lib/server/desk/record-forms'
import { openRecord } from '@/lib/bff/record-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.notifications }
}

/** `/desk/en/notifications/notification/7`: its form and its history. */
export default async function NotificationPage({ params }: Props) {
  const [lang, { id }] = await Promise.all([readLanguage(params), params])
  const { desk, deskNotifications: text } = getMessages(lang)
  const opened = await openRecord('notification', id, lang)
  const form = opened.data && NOTIFICATION_FORM.formOf(opened.data, opened.reply)
  return (
    <RecordPage noun="notification" room={desk.notifications} {...{ id, opened, form, lang, desk, text }}>
      {(its) => <NotificationForm {...its} lang={lang} text={text} />}
    </RecordPage>
  )
}
