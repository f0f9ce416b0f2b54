import { FeeSheetForm } from '@/components/desk/fee-sheets/fee-sheet-form'
import { NewRecordPage } from '@/components/desk/record-page'
import { openNewRecord } from '@/lib/bff/record-page'
import { deskRecordSchema } from '@/lib/contract/desk/record'
import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { readAtDesk } from '@/lib/server/desk/desk-page'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { nextYearOf } from '@/lib/server/desk/next-fee-sheet'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = deskTitle((texts) => texts.deskFeeSheets.add)

/** `/desk/en/fee-sheets/new`: the next academic year, as a copy of the newest sheet. */
export default async function NewFeeSheetPage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskFeeSheets: text } = getMessages(lang)
  const { sheet: room } = RECORD_ROOMS
  const opened = await openNewRecord(room, lang, asked)
  const { data } = await readAtDesk(opened.visitor, lang, 'GET /desk/fee-sheets', feeSheetListSchema)
  const [newest] = data ?? []
  const before =
    newest &&
    (await readAtDesk(opened.visitor, lang, 'GET /desk/fee-sheets/{id}', deskRecordSchema, { id: newest.year })).data
  const form = before && opened.formWith(nextYearOf(before))
  const missing = opened.missing ?? (form ? null : 'away')
  return (
    <NewRecordPage opened={{ ...opened, missing }} {...{ form, lang, desk, text }}>
      {({ form, ...its }) => form && newest && <FeeSheetForm {...{ ...its, form }} sheet={newest} text={text} />}
    </NewRecordPage>
  )
}
