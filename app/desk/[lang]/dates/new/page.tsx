import { DateForm } from '@/components/desk/dates/date-form'
import { NewRecordPage } from '@/components/desk/record-page'
import { openNewRecord } from '@/lib/bff/record-page'
import { calendarSchema } from '@/lib/contract/calendar'
import { getMessages } from '@/lib/messages/catalogue'
import { startOf } from '@/lib/rules/desk/date-start'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { readTimed } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLookups } from '@/lib/server/desk/lookups'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export const generateMetadata = deskTitle((texts) => texts.deskDates.add)

/** `/desk/en/dates/new?exam=kcet`: what all events of the exam say stands in the form already. */
export default async function NewDatePage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskDates: text } = getMessages(lang)
  const room = RECORD_ROOMS.date
  const opened = await openNewRecord(room, lang, asked)
  const { data, at } = await readTimed(opened.visitor, lang, 'GET /desk/dates', calendarSchema)
  const query = deskQuery(asked, ['exam'])
  const page = `${room.pages.add}?${new URLSearchParams(query)}` as const
  const form = opened.formWith(startOf(data ?? [], query.exam, at))
  const { types } = await readLookups()
  return (
    <NewRecordPage opened={{ ...opened, page }} {...{ form, lang, desk, text }}>
      {(its) => <DateForm {...its} types={types} text={text} />}
    </NewRecordPage>
  )
}
