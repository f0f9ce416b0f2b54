import type { Metadata } from 'next'
import { RankWordForm } from '@/components/desk/rank-words/word-form'
import { NewRecordPage } from '@/components/desk/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { RANK_WORD_FORM } from '@/lib/server/desk/record-forms'
import { openNewRecord } from '@/lib/bff/record-page'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskRankWords.add }
}

/** `/desk/en/rank-words/new?code=GMP`: that code stands in the form already. */
export default async function NewRankWordPage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskRankWords: text } = getMessages(lang)
  const opened = await openNewRecord('word', lang)
  const query = deskQuery(asked, ['code'])
  const page = `/rank-words/new?${new URLSearchParams(query)}` as const
  const form = RANK_WORD_FORM.formOf({ values: query, version: '' }, opened.reply)
  return (
    <NewRecordPage noun="word" opened={{ ...opened, page }} {...{ lang, desk, text }}>
      {(its) => <RankWordForm {...its} form={form} lang={lang} text={text} />}
    </NewRecordPage>
  )
}
