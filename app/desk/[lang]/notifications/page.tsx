import { lacksTranslation, NotificationList } from '@/components/desk/notifications/notification-list'
import { RecordCount, RecordListPage } from '@/components/desk/record-page'
import { openRecordList } from '@/lib/bff/record-page'
import { deskNotificationListSchema } from '@/lib/contract/desk/notification'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = deskTitle((texts) => texts.desk.notifications)

/** `/desk/en/notifications`: what stands among the updates, what will and what did. */
export default async function NotificationsPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskNotifications: text } = getMessages(lang)
  const opened = await openRecordList(RECORD_ROOMS.notification, lang, deskNotificationListSchema)
  const notifications = opened.data ?? []
  return (
    <RecordListPage
      website={notifications.length > 0 ? localizedPath('/updates-list', lang) : null}
      {...{ opened, lang, desk, text }}
      title={desk.notifications}
    >
      <RecordCount rows={notifications} {...{ lacksTranslation, text }} />
      {notifications.length > 0 && <NotificationList {...{ notifications, lang, text }} now={opened.at} />}
    </RecordListPage>
  )
}
