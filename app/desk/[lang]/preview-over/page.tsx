import { DeskFrame } from '@/components/desk/desk-frame'
import { type DeskPageProps } from '@/lib/bff/desk-page'
import { getMessages } from '@/lib/messages/catalogue'
import { requireDeskCalls } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

export const generateMetadata = deskTitle((texts) => texts.deskContent.previewOver)

/** `/desk/en/preview-over`: for who has a link that serves no more. */
export default async function PreviewOverPage({ params }: DeskPageProps) {
  await requireDeskCalls()
  const lang = await readLanguage(params)
  const { desk: text, deskContent } = getMessages(lang)
  return (
    <DeskFrame lang={lang} text={text} user={null} title={deskContent.previewOver} page="/preview-over" reply={null}>
      <p>{deskContent.previewOverText}</p>
    </DeskFrame>
  )
}
