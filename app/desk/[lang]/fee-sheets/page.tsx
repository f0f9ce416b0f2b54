import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { FeeSheetList } from '@/components/desk/fee-sheets/fee-sheet-list'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { isTheirs, openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.feeSheets }
}

/** `/desk/en/fee-sheets`: what authorities fixed, by academic year. */
export default async function FeeSheetsPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskFeeSheets: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const { data, missing } = await readAtDesk(visitor, lang, deskEndpoints.deskFeeSheets, feeSheetListSchema)
  const { list, add } = RECORD_ROOMS.sheet
  const reply = await findDeskReply(await cookies(), deskPath(lang, list))
  return (
    <DeskFrame lang={lang} text={desk} user={user} title={desk.feeSheets} page={list} reply={reply} missing={missing}>
      {data && (
        <>
          <p>{text.intro}</p>
          <p className="desk-ways">
            {isTheirs(user, 'POST /desk/fee-sheets') && <a href={deskPath(lang, add)}>{text.add}</a>}
            <a href={localizedPath('/costs', lang)}>{text.onWebsite}</a>
          </p>
          <FeeSheetList sheets={data} lang={lang} text={text} />
        </>
      )}
    </DeskFrame>
  )
}
