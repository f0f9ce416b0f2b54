import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DateForm } from '@/components/desk/dates/date-form'
import { DeskFrame } from '@/components/desk/desk-frame'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { getMessages } from '@/lib/messages/catalogue'
import { startOf } from '@/lib/rules/desk/date-start'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { DATE_FORM } from '@/lib/server/desk/date-form'
import { readDates } from '@/lib/server/desk/dates'
import { isTheirs, openDesk } from '@/lib/server/desk/desk-page'
import { readLookups } from '@/lib/server/desk/lookups'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskDates.add }
}

/** `/desk/en/dates/new?exam=kcet`: what all events of the exam say stands in the form already. */
export default async function NewDatePage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskDates: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const { data, at } = await readDates(visitor, lang)
  const query = deskQuery(asked, ['exam'])
  const page = `/dates/new?${new URLSearchParams(query)}` as const
  const reply = findDeskReply(await cookies(), deskPath(lang, '/dates/new'))
  const isOpen = isTheirs(user, 'POST /desk/dates')
  return (
    <DeskFrame
      lang={lang}
      text={desk}
      user={user}
      title={text.add}
      page={page}
      reply={reply}
      missing={isOpen ? null : user === null ? 'away' : 'forbidden'}
    >
      <p>
        <a href={deskPath(lang, '/dates')}>{text.back}</a>
      </p>
      {isOpen && (
        <>
          <p>{text.addIntro}</p>
          <DateForm
            form={DATE_FORM.formOf({ values: startOf(data ?? [], query.exam, at), version: '' }, reply)}
            to="date-add"
            hidden={{}}
            setBy={() => null}
            button={text.addIt}
            types={(await readLookups()).types}
            lang={lang}
            text={text}
          />
        </>
      )}
    </DeskFrame>
  )
}
