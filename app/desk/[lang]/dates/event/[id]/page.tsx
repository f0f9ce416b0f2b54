import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DateForm } from '@/components/desk/dates/date-form'
import { DeskFrame } from '@/components/desk/desk-frame'
import { RecordView } from '@/components/desk/record-view'
import { UnsavedOffer } from '@/components/desk/unsaved/unsaved-offer'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { lastOf } from '@/lib/rules/desk/desk-reply'
import { sayText } from '@/lib/rules/text/localized-text'
import { DATE_FORM } from '@/lib/server/desk/date-form'
import { readLookups } from '@/lib/server/desk/lookups'
import { openRecord } from '@/lib/server/desk/record-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.calendar }
}

/** `/desk/en/dates/event/kcet-exam-2030`: its form and its history. */
export default async function DatePage({ params }: Props) {
  const [lang, { id }] = await Promise.all([readLanguage(params), params])
  const { desk, deskDates: text } = getMessages(lang)
  const { user, page, data, missing } = await openRecord('date', id, lang)
  const reply = findDeskReply(await cookies(), deskPath(lang, page))
  const form = data && DATE_FORM.formOf(data, reply)
  const { types } = await readLookups()
  const { title = '', title_kn: kn = '' } = data?.values ?? {}
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
      missing={missing}
    >
      <p>
        <a href={deskPath(lang, '/dates')}>{text.back}</a>
      </p>
      {data && form && (
        <RecordView
          noun="date"
          record={data}
          shown={form}
          isConflict={reply?.said === 'changed'}
          form={(its) => <DateForm {...its} unsaved={unsaved} form={form} types={types} lang={lang} text={text} />}
          lang={lang}
          desk={desk}
          text={text}
        />
      )}
    </DeskFrame>
  )
}
