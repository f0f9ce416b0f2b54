import { NewRecordPage } from '@/components/desk/record-page'
import { ScholarshipForm } from '@/components/desk/scholarships/scholarship-form'
import { openNewRecord } from '@/lib/bff/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { readFeeCourses } from '@/lib/server/desk/courses-of-fees'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = deskTitle((texts) => texts.deskScholarships.add)

/** `/desk/en/scholarships/new` */
export default async function NewScholarshipPage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskScholarships: text } = getMessages(lang)
  const opened = await openNewRecord(RECORD_ROOMS.scholarship, lang, asked)
  const form = opened.formWith({})
  const courses = await readFeeCourses()
  return (
    <NewRecordPage {...{ opened, form, lang, desk, text }}>
      {(its) => <ScholarshipForm {...its} courses={courses} text={text} />}
    </NewRecordPage>
  )
}
