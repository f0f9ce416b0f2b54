import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { NotificationForm } from '@/components/desk/notifications/notification-form'
import { RecordView } from '@/components/desk/record-view'
import { UnsavedOffer } from '@/components/desk/unsaved/unsaved-offer'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { lastOf } from '@/lib/rules/desk/desk-reply'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { sayText } from '@/lib/rules/text/localized-text'
import { NOTIFICATION_FORM } from '@/lib/server/desk/notification-form'
import { openRecord } from '@/lib/server/desk/record-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.notifications }
}

/** `/desk/en/notifications/notification/7`: its form and its history. */
export default async function NotificationPage({ params }: Props) {
  const [lang, { id }] = await Promise.all([readLanguage(params), params])
  const { desk, deskNotifications: text } = getMessages(lang)
  const { user, page, data, missing } = await openRecord('notification', id, lang)
  const reply = findDeskReply(await cookies(), deskPath(lang, page))
  const form = data && NOTIFICATION_FORM.formOf(data, reply)
  const { title = '', title_kn: kn = '' } = data?.values ?? {}
  const unsaved = user && form && (
    <UnsavedOffer
      record={`notification/${id}`}
      version={form.version}
      account={user.id}
      last={lastOf(reply)}
      text={desk.unsaved}
      dates={desk.dates}
    />
  )
  return (
    <DeskFrame
      lang={lang}
      text={desk}
      user={user}
      title={title === '' ? desk.notifications : sayText({ en: title, ...(kn !== '' && { kn }) }, lang)}
      page={page}
      reply={reply}
      missing={missing}
    >
      <p>
        <a href={deskPath(lang, RECORD_ROOMS.notification.list)}>{text.back}</a>
      </p>
      {data && form && (
        <RecordView
          noun="notification"
          record={data}
          shown={form}
          isConflict={reply?.said === 'changed'}
          form={(its) => <NotificationForm {...its} unsaved={unsaved} form={form} lang={lang} text={text} />}
          lang={lang}
          desk={desk}
          text={text}
        />
      )}
    </DeskFrame>
  )
}
