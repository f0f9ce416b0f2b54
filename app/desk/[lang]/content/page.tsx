import { SectionList } from '@/components/desk/content/section-list'
import { DeskFrame } from '@/components/desk/desk-frame'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskContentListSchema } from '@/lib/contract/desk/content'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.content)

/** `/desk/en/content`: the texts and pictures of the pages, by section. */
export default async function ContentPage({ params }: DeskPageProps) {
  const { lang, texts, call, replyTo, frame } = await openDeskPage(params)
  const { desk: text, deskContent } = texts
  const read = await call('GET /desk/content', deskContentListSchema)
  const reply = await replyTo('/content')
  return (
    <DeskFrame {...frame} title={text.content} page="/content" reply={reply} missing={read.missing}>
      <p>{deskContent.intro}</p>
      {read.data && <SectionList rows={read.data} lang={lang} text={deskContent} dates={text.dates} />}
    </DeskFrame>
  )
}
