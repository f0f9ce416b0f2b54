import { FeeSheetForm } from '@/components/desk/fee-sheets/fee-sheet-form'
import { RecordPage } from '@/components/desk/record-page'
import { openRecord } from '@/lib/bff/record-page'
import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { readAtDesk } from '@/lib/server/desk/desk-page'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = deskTitle((texts) => texts.desk.feeSheets)

/** `/desk/en/fee-sheets/sheet/2025-26`: its form, with the amounts as a table, and its history. */
export default async function FeeSheetPage({ params, searchParams }: Props) {
  const [lang, { id }, asked] = await Promise.all([readLanguage(params), params, searchParams])
  const { desk, deskFeeSheets: text } = getMessages(lang)
  const { sheet: room } = RECORD_ROOMS
  const opened = await openRecord(room, id, lang, asked)
  const { data } = await readAtDesk(opened.visitor, lang, 'GET /desk/fee-sheets', feeSheetListSchema)
  const sheet = data?.find(({ year }) => year === id)
  const form = sheet ? opened.form : null
  return (
    <RecordPage opened={{ ...opened, form }} title={desk.feeSheets} {...{ lang, desk, text }}>
      {(its) => sheet && <FeeSheetForm {...its} sheet={sheet} text={text} />}
    </RecordPage>
  )
}
