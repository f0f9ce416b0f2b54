import type { Metadata } from 'next'
import { RecordPage } from '@/components/desk/record-page'
import { TemplateForm } from '@/components/desk/templates/template-form'
import { openRecord } from '@/lib/bff/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { TEMPLATE_FORM } from '@/lib/server/desk/record-forms'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.templates }
}

/** `/desk/en/templates/template/7`: its form and its history. */
export default async function TemplatePage({ params }: Props) {
  const [lang, { id }] = await Promise.all([readLanguage(params), params])
  const { desk, deskTemplates: text } = getMessages(lang)
  const opened = await openRecord('template', id, lang)
  const form = opened.data && TEMPLATE_FORM.formOf(opened.data, opened.reply)
  return (
    <RecordPage noun="template" room={desk.templates} {...{ id, opened, form, lang, desk, text }}>
      {(its) => <TemplateForm {...its} kinds={desk.kinds} lang={lang} text={text} />}
    </RecordPage>
  )
}
