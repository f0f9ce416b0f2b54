import { lacksTranslation, UnknownWords, WordList } from '@/components/desk/rank-words/word-list'
import { RecordCount, RecordListPage } from '@/components/desk/record-page'
import { openRecordList } from '@/lib/bff/record-page'
import { deskRankWordsSchema } from '@/lib/contract/desk/rank-words'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = deskTitle((texts) => texts.desk.rankWords)

/** `/desk/en/rank-words`: what the codes of closing ranks mean, and what exams are called. */
export default async function RankWordsPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskRankWords: text } = getMessages(lang)
  const opened = await openRecordList(RECORD_ROOMS.word, lang, deskRankWordsSchema)
  const { data: words, unknown } = opened.data ?? { data: [], unknown: [] }
  return (
    <RecordListPage
      website={localizedPath('/admission-chances', lang)}
      {...{ opened, lang, desk, text }}
      title={desk.rankWords}
    >
      {opened.mayAdd && <UnknownWords codes={unknown} {...{ lang, text }} />}
      <RecordCount rows={words} {...{ lacksTranslation, text }} />
      <WordList {...{ words, lang, text }} />
    </RecordListPage>
  )
}
