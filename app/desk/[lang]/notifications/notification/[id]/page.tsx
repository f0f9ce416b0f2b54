import { NotificationForm } from '@/components/desk/notifications/notification-form'
import { RecordPage } from '@/components/desk/record-page'
import { openRecord } from '@/lib/bff/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = deskTitle((texts) => texts.desk.notifications)

/** `/desk/en/notifications/notification/7`: its form and its history. */
export default async function NotificationPage({ params, searchParams }: Props) {
  const [lang, { id }, asked] = await Promise.all([readLanguage(params), params, searchParams])
  const { desk, deskNotifications: text } = getMessages(lang)
  const opened = await openRecord(RECORD_ROOMS.notification, id, lang, asked)
  return (
    <RecordPage title={desk.notifications} {...{ opened, lang, desk, text }}>
      {(its) => <NotificationForm {...its} text={text} />}
    </RecordPage>
  )
}
