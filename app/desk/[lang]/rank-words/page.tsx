import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { lacksKannada, UnknownWords, WordList } from '@/components/desk/rank-words/word-list'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskRankWordsSchema } from '@/lib/contract/desk/rank-words'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { formatMessage } from '@/lib/rules/text/format-message'
import { isTheirs, openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.rankWords }
}

/** `/desk/en/rank-words`: what the codes of closing ranks mean, and what exams are called. */
export default async function RankWordsPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskRankWords: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const { data, missing } = await readAtDesk(visitor, lang, deskEndpoints.deskRankWords, deskRankWordsSchema)
  const { list, add } = RECORD_ROOMS.word
  const reply = await findDeskReply(await cookies(), deskPath(lang, list))
  const mayAdd = isTheirs(user, 'POST /desk/rank-words')
  return (
    <DeskFrame lang={lang} text={desk} user={user} title={desk.rankWords} page={list} reply={reply} missing={missing}>
      {data && (
        <>
          <p>{text.intro}</p>
          <p className="desk-ways">
            {mayAdd && <a href={deskPath(lang, add)}>{text.add}</a>}
            <a href={localizedPath('/admission-chances', lang)}>{text.onWebsite}</a>
          </p>
          {mayAdd && <UnknownWords codes={data.unknown} lang={lang} text={text} />}
          <p>
            {formatMessage(text.found, { count: data.data.length })}{' '}
            {formatMessage(text.untranslated, { count: data.data.filter(lacksKannada).length })}
          </p>
          <WordList words={data.data} lang={lang} text={text} />
        </>
      )}
    </DeskFrame>
  )
}
