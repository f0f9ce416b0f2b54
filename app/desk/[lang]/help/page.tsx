import { DeskFrame } from '@/components/desk/desk-frame'
import { DeskHelp } from '@/components/desk/desk-help'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.help)

/** `/desk/en/help`: what each room does and who may be in it. Every page leads to its own room here. */
export default async function HelpPage({ params }: DeskPageProps) {
  const { lang, user, texts, frame } = await openDeskPage(params)
  const { desk, deskHelp } = texts
  return (
    <DeskFrame {...frame} title={desk.help} page="/help" reply={null}>
      <DeskHelp user={user} lang={lang} desk={desk} text={deskHelp} />
    </DeskFrame>
  )
}
