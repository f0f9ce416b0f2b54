import type { Metadata } from 'next'
import { DateForm } from '@/components/desk/dates/date-form'
import { RecordPage } from '@/components/desk/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { readLookups } from '@/lib/server/desk/lookups'
import { DATE_FORM } from '@/lib/server/desk/record-forms'
import { openRecord } from '@/lib/bff/record-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.calendar }
}

/** `/desk/en/dates/event/kcet-exam-2030`: its form and its history. */
export default async function DatePage({ params }: Props) {
  const [lang, { id }] = await Promise.all([readLanguage(params), params])
  const { desk, deskDates: text } = getMessages(lang)
  const opened = await openRecord('date', id, lang)
  const form = opened.data && DATE_FORM.formOf(opened.data, opened.reply)
  const { types } = await readLookups()
  return (
    <RecordPage noun="date" room={desk.calendar} {...{ id, opened, form, lang, desk, text }}>
      {(its) => <DateForm {...its} types={types} lang={lang} text={text} />}
    </RecordPage>
  )
}
