import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DateView } from '@/components/desk/dates/date-view'
import { DeskFrame } from '@/components/desk/desk-frame'
import { UnsavedOffer } from '@/components/desk/unsaved/unsaved-offer'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { EVENT_NAME } from '@/lib/contract/calendar-words'
import { deskDateSchema } from '@/lib/contract/desk/date'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { lastOf } from '@/lib/rules/desk/desk-reply'
import { sayText } from '@/lib/rules/text/localized-text'
import { formOf } from '@/lib/server/desk/date-form'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { readLookups } from '@/lib/server/desk/lookups'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.calendar }
}

/** `/desk/en/dates/event/kcet-exam-2030`: its form and its history. */
export default async function DatePage({ params }: Props) {
  const [lang, { id }] = await Promise.all([readLanguage(params), params])
  const { desk, deskDates: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const missing = { data: null, missing: 'unknown' } as const
  const read = EVENT_NAME.test(id)
    ? await readAtDesk(visitor, lang, deskEndpoints.deskDate(id), deskDateSchema)
    : missing
  const page = `/dates/event/${id}` as const
  const reply = findDeskReply(await cookies(), deskPath(lang, page))
  const form = read.data && formOf(read.data, reply)
  const { title = '', title_kn: kn = '' } = read.data?.values ?? {}
  const unsaved = user && form && (
    <UnsavedOffer
      record={`date/${id}`}
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
      title={title === '' ? desk.calendar : sayText({ en: title, ...(kn !== '' && { kn }) }, lang)}
      page={page}
      reply={reply}
      missing={read.missing}
    >
      <p>
        <a href={deskPath(lang, '/dates')}>{text.back}</a>
      </p>
      {read.data && form && (
        <DateView
          unsaved={unsaved}
          date={read.data}
          form={form}
          isConflict={reply?.said === 'changed'}
          types={(await readLookups()).types}
          lang={lang}
          desk={desk}
          text={text}
        />
      )}
    </DeskFrame>
  )
}
