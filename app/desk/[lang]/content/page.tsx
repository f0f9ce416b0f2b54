import { cookies } from 'next/headers'
import { SectionList } from '@/components/desk/content/section-list'
import { DeskFrame } from '@/components/desk/desk-frame'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskContentListSchema } from '@/lib/contract/desk/content'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = deskTitle((texts) => texts.desk.content)

/** `/desk/en/content`: the texts and pictures of the pages, by section. */
export default async function ContentPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk: text, deskContent } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const read = await readAtDesk(visitor, lang, 'GET /desk/content', deskContentListSchema)
  const reply = await findDeskReply(await cookies(), deskPath(lang, '/content'))
  return (
    <DeskFrame
      lang={lang}
      text={text}
      user={user}
      title={text.content}
      page="/content"
      reply={reply}
      missing={read.missing}
    >
      <p>{deskContent.intro}</p>
      {read.data && <SectionList rows={read.data} lang={lang} text={deskContent} dates={text.dates} />}
    </DeskFrame>
  )
}
