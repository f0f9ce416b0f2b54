import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { lacksKannada, ScholarshipList } from '@/components/desk/scholarships/scholarship-list'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { indianDay } from '@/lib/contract/indian-day'
import { scholarshipListSchema } from '@/lib/contract/scholarship'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { formatMessage } from '@/lib/rules/text/format-message'
import { isTheirs, openDesk, readTimed } from '@/lib/server/desk/desk-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.scholarships }
}

/** `/desk/en/scholarships`: those of which an official page was read. */
export default async function ScholarshipsPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskScholarships: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const { data, missing, at } = await readTimed(visitor, lang, deskEndpoints.deskScholarships, scholarshipListSchema)
  const { list, add } = RECORD_ROOMS.scholarship
  const reply = await findDeskReply(await cookies(), deskPath(lang, list))
  return (
    <DeskFrame
      lang={lang}
      text={desk}
      user={user}
      title={desk.scholarships}
      page={list}
      reply={reply}
      missing={missing}
    >
      {data && (
        <>
          <p>{text.intro}</p>
          <p className="desk-ways">
            {isTheirs(user, 'POST /desk/scholarships') && <a href={deskPath(lang, add)}>{text.add}</a>}
            {data.length > 0 && <a href={localizedPath('/costs', lang)}>{text.onWebsite}</a>}
          </p>
          <p>
            {formatMessage(text.found, { count: data.length })}{' '}
            {formatMessage(text.untranslated, { count: data.filter(lacksKannada).length })}
          </p>
          {data.length > 0 && <ScholarshipList scholarships={data} today={indianDay(at)} lang={lang} text={text} />}
        </>
      )}
    </DeskFrame>
  )
}
