import type { Metadata } from 'next'
import { FeeSheetForm } from '@/components/desk/fee-sheets/fee-sheet-form'
import { RecordPage } from '@/components/desk/record-page'
import { openRecord } from '@/lib/bff/record-page'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { getMessages } from '@/lib/messages/catalogue'
import { readAtDesk, readDeskVisitor } from '@/lib/server/desk/desk-page'
import { FEE_SHEET_FORM } from '@/lib/server/desk/record-forms'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.feeSheets }
}

/** `/desk/en/fee-sheets/sheet/2025-26`: its form, with the amounts as a table, and its history. */
export default async function FeeSheetPage({ params }: Props) {
  const [lang, { id }] = await Promise.all([readLanguage(params), params])
  const { desk, deskFeeSheets: text } = getMessages(lang)
  const opened = await openRecord('sheet', id, lang)
  const { data } = await readAtDesk(await readDeskVisitor(), lang, deskEndpoints.deskFeeSheets, feeSheetListSchema)
  const sheet = data?.find(({ year }) => year === id)
  const form = opened.data && sheet ? FEE_SHEET_FORM.formOf(opened.data, opened.reply) : null
  return (
    <RecordPage noun="sheet" room={desk.feeSheets} {...{ id, opened, form, lang, desk, text }}>
      {(its) => sheet && <FeeSheetForm {...its} sheet={sheet} lang={lang} text={text} />}
    </RecordPage>
  )
}
