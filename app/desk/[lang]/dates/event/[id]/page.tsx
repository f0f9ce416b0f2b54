import { DateForm } from '@/components/desk/dates/date-form'
import { RecordPage } from '@/components/desk/record-page'
import { openRecord } from '@/lib/bff/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLookups } from '@/lib/server/desk/lookups'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = deskTitle((texts) => texts.desk.calendar)

/** `/desk/en/dates/event/kcet-exam-2030`: its form and its history. */
export default async function DatePage({ params, searchParams }: Props) {
  const [lang, { id }, asked] = await Promise.all([readLanguage(params), params, searchParams])
  const { desk, deskDates: text } = getMessages(lang)
  const opened = await openRecord(RECORD_ROOMS.date, id, lang, asked)
  const { types } = await readLookups()
  return (
    <RecordPage title={desk.calendar} {...{ opened, lang, desk, text }}>
      {(its) => <DateForm {...its} types={types} text={text} />}
    </RecordPage>
  )
}
