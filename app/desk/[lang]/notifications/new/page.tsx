import { NotificationForm } from '@/components/desk/notifications/notification-form'
import { NewRecordPage } from '@/components/desk/record-page'
import { openNewRecord } from '@/lib/bff/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = deskTitle((texts) => texts.deskNotifications.add)

/** `/desk/en/notifications/new` */
export default async function NewNotificationPage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskNotifications: text } = getMessages(lang)
  const opened = await openNewRecord(RECORD_ROOMS.notification, lang, asked)
  const form = opened.formWith({ shown: 'yes' })
  return (
    <NewRecordPage {...{ opened, form, lang, desk, text }}>
      {(its) => <NotificationForm {...its} text={text} />}
    </NewRecordPage>
  )
}
