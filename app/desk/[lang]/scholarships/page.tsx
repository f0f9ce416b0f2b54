import { RecordCount, RecordListPage } from '@/components/desk/record-page'
import { lacksTranslation, ScholarshipList } from '@/components/desk/scholarships/scholarship-list'
import { openRecordList } from '@/lib/bff/record-page'
import { indianDay } from '@/lib/contract/indian-day'
import { scholarshipListSchema } from '@/lib/contract/scholarship'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = deskTitle((texts) => texts.desk.scholarships)

/** `/desk/en/scholarships`: those of which an official page was read. */
export default async function ScholarshipsPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskScholarships: text } = getMessages(lang)
  const opened = await openRecordList(RECORD_ROOMS.scholarship, lang, scholarshipListSchema)
  const scholarships = opened.data ?? []
  return (
    <RecordListPage
      website={scholarships.length > 0 ? localizedPath('/costs', lang) : null}
      {...{ opened, lang, desk, text }}
      title={desk.scholarships}
    >
      <RecordCount rows={scholarships} {...{ lacksTranslation, text }} />
      {scholarships.length > 0 && <ScholarshipList {...{ scholarships, lang, text }} today={indianDay(opened.at)} />}
    </RecordListPage>
  )
}
