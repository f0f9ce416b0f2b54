import { RankWordForm } from '@/components/desk/rank-words/word-form'
import { NewRecordPage } from '@/components/desk/record-page'
import { openNewRecord } from '@/lib/bff/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export const generateMetadata = deskTitle((texts) => texts.deskRankWords.add)

/** `/desk/en/rank-words/new?code=GMP`: that code stands in the form already. */
export default async function NewRankWordPage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskRankWords: text } = getMessages(lang)
  const opened = await openNewRecord(RECORD_ROOMS.word, lang, asked)
  const query = deskQuery(asked, ['code'])
  const page = `${opened.page}?${new URLSearchParams(query)}` as const
  const form = opened.formWith(query)
  return (
    <NewRecordPage opened={{ ...opened, page }} {...{ form, lang, desk, text }}>
      {(its) => <RankWordForm {...its} text={text} />}
    </NewRecordPage>
  )
}
