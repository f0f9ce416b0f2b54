import { RecordPage } from '@/components/desk/record-page'
import { ScholarshipForm } from '@/components/desk/scholarships/scholarship-form'
import { openRecord } from '@/lib/bff/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { readFeeCourses } from '@/lib/server/desk/courses-of-fees'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = deskTitle((texts) => texts.desk.scholarships)

/** `/desk/en/scholarships/scholarship/vidyasiri`: its form and its history. */
export default async function ScholarshipPage({ params, searchParams }: Props) {
  const [lang, { id }, asked] = await Promise.all([readLanguage(params), params, searchParams])
  const { desk, deskScholarships: text } = getMessages(lang)
  const opened = await openRecord(RECORD_ROOMS.scholarship, id, lang, asked)
  const courses = await readFeeCourses()
  return (
    <RecordPage title={desk.scholarships} {...{ opened, lang, desk, text }}>
      {(its) => <ScholarshipForm {...its} courses={courses} text={text} />}
    </RecordPage>
  )
}
