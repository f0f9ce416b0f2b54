import type { Metadata } from 'next'
import { FeeSheetForm } from '@/components/desk/fee-sheets/fee-sheet-form'
import { NewRecordPage } from '@/components/desk/record-page'
import { openNewRecord } from '@/lib/bff/record-page'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskRecordSchema } from '@/lib/contract/desk/record'
import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { getMessages } from '@/lib/messages/catalogue'
import { readAtDesk } from '@/lib/server/desk/desk-page'
import { nextYearOf } from '@/lib/server/desk/next-fee-sheet'
import { FEE_SHEET_FORM } from '@/lib/server/desk/record-forms'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskFeeSheets.add }
}

/** `/desk/en/fee-sheets/new`: the next academic year, as a copy of the newest sheet. */
export default async function NewFeeSheetPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskFeeSheets: text } = getMessages(lang)
  const opened = await openNewRecord('sheet', lang)
  const { data } = await readAtDesk(opened.visitor, lang, deskEndpoints.deskFeeSheets, feeSheetListSchema)
  const [newest] = data ?? []
  const before =
    newest && (await readAtDesk(opened.visitor, lang, deskEndpoints.deskFeeSheet(newest.year), deskRecordSchema)).data
  const form = before && FEE_SHEET_FORM.formOf({ values: nextYearOf(before), version: '' }, opened.reply)
  const missing = opened.missing ?? (form ? null : 'away')
  return (
    <NewRecordPage noun="sheet" {...{ opened: { ...opened, missing }, lang, desk, text }}>
      {(its) => form && newest && <FeeSheetForm {...its} form={form} sheet={newest} lang={lang} text={text} />}
    </NewRecordPage>
  )
}
