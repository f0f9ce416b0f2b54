import { RecordCount, RecordListPage } from '@/components/desk/record-page'
import { lacksTranslation, TemplateList } from '@/components/desk/templates/template-list'
import { openRecordList } from '@/lib/bff/record-page'
import { deskTemplateListSchema } from '@/lib/contract/desk/template'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = deskTitle((texts) => texts.desk.templates)

/** `/desk/en/templates`: with which words enquiries are answered. */
export default async function TemplatesPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskTemplates: text } = getMessages(lang)
  const opened = await openRecordList(RECORD_ROOMS.template, lang, deskTemplateListSchema)
  const templates = opened.data ?? []
  return (
    <RecordListPage {...{ opened, lang, desk, text }} title={desk.templates}>
      <RecordCount rows={templates} {...{ lacksTranslation, text }} />
      {templates.length > 0 && <TemplateList {...{ templates, lang, text }} kinds={desk.kinds} />}
    </RecordListPage>
  )
}
