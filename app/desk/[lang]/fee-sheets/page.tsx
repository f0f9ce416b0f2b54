import { FeeSheetList } from '@/components/desk/fee-sheets/fee-sheet-list'
import { RecordListPage } from '@/components/desk/record-page'
import { openRecordList } from '@/lib/bff/record-page'
import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = deskTitle((texts) => texts.desk.feeSheets)

/** `/desk/en/fee-sheets`: what authorities fixed, by academic year. */
export default async function FeeSheetsPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskFeeSheets: text } = getMessages(lang)
  const opened = await openRecordList(RECORD_ROOMS.sheet, lang, feeSheetListSchema)
  const sheets = opened.data ?? []
  return (
    <RecordListPage website={localizedPath('/costs', lang)} {...{ opened, lang, desk, text }} title={desk.feeSheets}>
      <FeeSheetList {...{ sheets, lang, text }} />
    </RecordListPage>
  )
}
