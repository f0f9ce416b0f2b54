import { NewRecordPage } from '@/components/desk/record-page'
import { TemplateForm } from '@/components/desk/templates/template-form'
import { openNewRecord } from '@/lib/bff/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = deskTitle((texts) => texts.deskTemplates.add)

/** `/desk/en/templates/new` */
export default async function NewTemplatePage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskTemplates: text } = getMessages(lang)
  const opened = await openNewRecord(RECORD_ROOMS.template, lang, asked)
  const form = opened.formWith({})
  return (
    <NewRecordPage {...{ opened, form, lang, desk, text }}>
      {(its) => <TemplateForm {...its} kinds={desk.kinds} text={text} />}
    </NewRecordPage>
  )
}
