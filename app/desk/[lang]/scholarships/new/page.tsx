import type { Metadata } from 'next'
import { ScholarshipForm } from '@/components/desk/scholarships/scholarship-form'
import { NewRecordPage } from '@/components/desk/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { readFeeCourses } from '@/lib/server/desk/courses-of-fees'
import { SCHOLARSHIP_FORM } from '@/lib/server/desk/record-forms'
import { openNewRecord } from '@/lib/bff/record-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskScholarships.add }
}

/** `/desk/en/scholarships/new` */
export default async function NewScholarshipPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskScholarships: text } = getMessages(lang)
  const opened = await openNewRecord('scholarship', lang)
  const form = SCHOLARSHIP_FORM.formOf({ values: {}, version: '' }, opened.reply)
  const courses = await readFeeCourses()
  return (
    <NewRecordPage noun="scholarship" {...{ opened, lang, desk, text }}>
      {(its) => <ScholarshipForm {...its} form={form} courses={courses} lang={lang} text={text} />}
    </NewRecordPage>
  )
}
