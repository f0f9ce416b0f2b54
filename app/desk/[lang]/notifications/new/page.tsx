import type { Metadata } from 'next'
import { NotificationForm } from '@/components/desk/notifications/notification-form'
import { NewRecordPage } from '@/components/desk/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { NOTIFICATION_FORM } from '@/lib/server/desk/record-forms'
import { openNewRecord } from '@/lib/bff/record-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskNotifications.add }
}

/** `/desk/en/notifications/new` */
export default async function NewNotificationPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskNotifications: text } = getMessages(lang)
  const opened = await openNewRecord('notification', lang)
  const form = NOTIFICATION_FORM.formOf({ values: { shown: 'yes' }, version: '' }, opened.reply)
  return (
    <NewRecordPage noun="notification" {...{ opened, lang, desk, text }}>
      {(its) => <NotificationForm {...its} form={form} lang={lang} text={text} />}
    </NewRecordPage>
  )
}
