import { DateList } from '@/components/desk/dates/date-list'
import { isTranslated } from '@/lib/contract/lenient'
import { RecordCount, RecordListPage } from '@/components/desk/record-page'
import { openRecordList } from '@/lib/bff/record-page'
import { calendarSchema } from '@/lib/contract/calendar'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = deskTitle((texts) => texts.desk.calendar)

/** `/desk/en/dates`: dated events of exams. */
export default async function DatesPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskDates: text, calendar } = getMessages(lang)
  const opened = await openRecordList(RECORD_ROOMS.date, lang, calendarSchema)
  const events = opened.data ?? []
  return (
    <RecordListPage
      website={events.length > 0 ? localizedPath('/dates', lang) : null}
      {...{ opened, lang, desk, text }}
      title={desk.calendar}
    >
      <RecordCount rows={events} lacksTranslation={({ title }) => !isTranslated(title)} text={text} />
      <DateList {...{ events, lang, calendar, text }} now={opened.at} />
    </RecordListPage>
  )
}
