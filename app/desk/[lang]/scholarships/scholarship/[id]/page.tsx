import type { Metadata } from 'next'
import { ScholarshipForm } from '@/components/desk/scholarships/scholarship-form'
import { RecordPage } from '@/components/desk/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { readFeeCourses } from '@/lib/server/desk/courses-of-fees'
import { SCHOLARSHIP_FORM } from '@/lib/server/desk/record-forms'
import { openRecord } from '@/lib/bff/record-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.scholarships }
}

/** `/desk/en/scholarships/scholarship/vidyasiri`: its form and its history. */
export default async function ScholarshipPage({ params }: Props) {
  const [lang, { id }] = await Promise.all([readLanguage(params), params])
  const { desk, deskScholarships: text } = getMessages(lang)
  const opened = await openRecord('scholarship', id, lang)
  const form = opened.data && SCHOLARSHIP_FORM.formOf(opened.data, opened.reply)
  const courses = await readFeeCourses()
  return (
    <RecordPage noun="scholarship" room={desk.scholarships} {...{ id, opened, form, lang, desk, text }}>
      {(its) => <ScholarshipForm {...its} courses={courses} lang={lang} text={text} />}
    </RecordPage>
  )
}
