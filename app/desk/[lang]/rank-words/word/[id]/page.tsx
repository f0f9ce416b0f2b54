import { RankWordForm } from '@/components/desk/rank-words/word-form'
import { RecordPage } from '@/components/desk/record-page'
import { openRecord } from '@/lib/bff/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = deskTitle((texts) => texts.desk.rankWords)

/** `/desk/en/rank-words/word/2A`: its form and its history. */
export default async function RankWordPage({ params, searchParams }: Props) {
  const [lang, { id }, asked] = await Promise.all([readLanguage(params), params, searchParams])
  const { desk, deskRankWords: text } = getMessages(lang)
  const opened = await openRecord(RECORD_ROOMS.word, id, lang, asked)
  return (
    <RecordPage title={desk.rankWords} {...{ opened, lang, desk, text }}>
      {(its) => <RankWordForm {...its} text={text} />}
    </RecordPage>
  )
}
