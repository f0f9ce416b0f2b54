import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DateList } from '@/components/desk/dates/date-list'
import { DeskFrame } from '@/components/desk/desk-frame'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { formatMessage } from '@/lib/rules/text/format-message'
import { readDates } from '@/lib/server/desk/dates'
import { isTheirs, openDesk } from '@/lib/server/desk/desk-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.calendar }
}

/** `/desk/en/dates`: dated events of exams. */
export default async function DatesPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskDates: text, calendar } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const read = await readDates(visitor, lang)
  const reply = await findDeskReply(await cookies(), deskPath(lang, '/dates'))
  return (
    <DeskFrame
      lang={lang}
      text={desk}
      user={user}
      title={desk.calendar}
      page="/dates"
      reply={reply}
      missing={read.missing}
    >
      {read.data && (
        <>
          <p>{text.intro}</p>
          <p className="desk-ways">
            {isTheirs(user, 'POST /desk/dates') && <a href={deskPath(lang, '/dates/new')}>{text.add}</a>}
            {read.data.length > 0 && <a href={localizedPath('/dates', lang)}>{text.onWebsite}</a>}
          </p>
          <p>
            {formatMessage(text.found, { count: read.data.length })}{' '}
            {formatMessage(text.untranslated, {
              count: read.data.filter(({ title }) => title.kn === undefined).length,
            })}
          </p>
          <DateList events={read.data} now={read.at} lang={lang} calendar={calendar} text={text} />
        </>
      )}
    </DeskFrame>
  )
}
