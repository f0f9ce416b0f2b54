import type { Metadata } from 'next'
import { DateForm } from '@/components/desk/dates/date-form'
import { NewRecordPage } from '@/components/desk/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { startOf } from '@/lib/rules/desk/date-start'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { DATE_FORM } from '@/lib/server/desk/record-forms'
import { readDates } from '@/lib/server/desk/dates'
import { readLookups } from '@/lib/server/desk/lookups'
import { openNewRecord } from '@/lib/bff/record-page'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskDates.add }
}

/** `/desk/en/dates/new?exam=kcet`: what all events of the exam say stands in the form already. */
export default async function NewDatePage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskDates: text } = getMessages(lang)
  const opened = await openNewRecord('date', lang)
  const { data, at } = await readDates(opened.visitor, lang)
  const query = deskQuery(asked, ['exam'])
  const page = `/dates/new?${new URLSearchParams(query)}` as const
  const form = DATE_FORM.formOf({ values: startOf(data ?? [], query.exam, at), version: '' }, opened.reply)
  const { types } = await readLookups()
  return (
    <NewRecordPage noun="date" opened={{ ...opened, page }} {...{ lang, desk, text }}>
      {(its) => <DateForm {...its} form={form} types={types} lang={lang} text={text} />}
    </NewRecordPage>
  )
}
