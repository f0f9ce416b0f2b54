import type { Metadata } from 'next'
import { RankWordForm } from '@/components/desk/rank-words/word-form'
import { RecordPage } from '@/components/desk/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { RANK_WORD_FORM } from '@/lib/server/desk/record-forms'
import { openRecord } from '@/lib/bff/record-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.rankWords }
}

/** `/desk/en/rank-words/word/2A`: its form and its history. */
export default async function RankWordPage({ params }: Props) {
  const [lang, { id }] = await Promise.all([readLanguage(params), params])
  const { desk, deskRankWords: text } = getMessages(lang)
  const opened = await openRecord('word', id, lang)
  const form = opened.data && RANK_WORD_FORM.formOf(opened.data, opened.reply)
  return (
    <RecordPage noun="word" room={desk.rankWords} {...{ id, opened, form, lang, desk, text }}>
      {(its) => <RankWordForm {...its} lang={lang} text={text} />}
    </RecordPage>
  )
}
