import { DeskFrame } from '@/components/desk/desk-frame'
import { DeskGuide } from '@/components/desk/desk-guide'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { getGuide } from '@/lib/server/desk/guide'

export const generateMetadata = deskTitle((texts) => texts.deskHelp.guide)

/** `/desk/en/guide`: what one does by one's role, with pictures. Help leads to what it says of each room. */
export default async function GuidePage({ params }: DeskPageProps) {
  const { lang, texts, frame } = await openDeskPage(params)
  const { deskHelp: text } = texts
  return (
    <DeskFrame {...frame} title={text.guide} page="/guide" reply={null}>
      <DeskGuide guide={await getGuide(lang)} {...{ lang, text }} />
    </DeskFrame>
  )
}
