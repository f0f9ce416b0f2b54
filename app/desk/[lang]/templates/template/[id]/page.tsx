import { RecordPage } from '@/components/desk/record-page'
import { TemplateForm } from '@/components/desk/templates/template-form'
import { openRecord } from '@/lib/bff/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = deskTitle((texts) => texts.desk.templates)

/** `/desk/en/templates/template/7`: its form and its history. */
export default async function TemplatePage({ params, searchParams }: Props) {
  const [lang, { id }, asked] = await Promise.all([readLanguage(params), params, searchParams])
  const { desk, deskTemplates: text } = getMessages(lang)
  const opened = await openRecord(RECORD_ROOMS.template, id, lang, asked)
  return (
    <RecordPage title={desk.templates} {...{ opened, lang, desk, text }}>
      {(its) => <TemplateForm {...its} kinds={desk.kinds} text={text} />}
    </RecordPage>
  )
}
