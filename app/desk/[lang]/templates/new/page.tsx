import type { Metadata } from 'next'
import { NewRecordPage } from '@/components/desk/record-page'
import { TemplateForm } from '@/components/desk/templates/template-form'
import { openNewRecord } from '@/lib/bff/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { TEMPLATE_FORM } from '@/lib/server/desk/record-forms'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskTemplates.add }
}

/** `/desk/en/templates/new` */
export default async function NewTemplatePage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskTemplates: text } = getMessages(lang)
  const opened = await openNewRecord('template', lang)
  const form = TEMPLATE_FORM.formOf({ values: {}, version: '' }, opened.reply)
  return (
    <NewRecordPage noun="template" {...{ opened, lang, desk, text }}>
      {(its) => <TemplateForm {...its} form={form} kinds={desk.kinds} lang={lang} text={text} />}
    </NewRecordPage>
  )
}
