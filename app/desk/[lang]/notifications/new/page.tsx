import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { NotificationForm } from '@/components/desk/notifications/notification-form'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { isTheirs, openDesk } from '@/lib/server/desk/desk-page'
import { NOTIFICATION_FORM } from '@/lib/server/desk/notification-form'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskNotifications.add }
}

/** `/desk/en/notifications/new` */
export default async function NewNotificationPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskNotifications: text } = getMessages(lang)
  const { user } = await openDesk(lang)
  const { list, add, posts } = RECORD_ROOMS.notification
  const reply = findDeskReply(await cookies(), deskPath(lang, add))
  const isOpen = isTheirs(user, 'POST /desk/notifications')
  return (
    <DeskFrame
      lang={lang}
      text={desk}
      user={user}
      title={text.add}
      page={add}
      reply={reply}
      missing={isOpen ? null : user === null ? 'away' : 'forbidden'}
    >
      <p>
        <a href={deskPath(lang, list)}>{text.back}</a>
      </p>
      {isOpen && (
        <>
          <p>{text.addIntro}</p>
          <NotificationForm
            form={NOTIFICATION_FORM.formOf({ values: { shown: 'yes' }, version: '' }, reply)}
            to={posts.add}
            hidden={{}}
            setBy={() => null}
            button={text.addIt}
            lang={lang}
            text={text}
          />
        </>
      )}
    </DeskFrame>
  )
}
