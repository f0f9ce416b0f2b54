import { DeskFrame } from '@/components/desk/desk-frame'
import { DeskHelp } from '@/components/desk/desk-help'
import { getMessages } from '@/lib/messages/catalogue'
import { openDesk } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = deskTitle((texts) => texts.desk.help)

/** `/desk/en/help`: what each room does and who may be in it. Every page leads to its own room here. */
export default async function HelpPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskHelp } = getMessages(lang)
  const { user } = await openDesk(lang)
  return (
    <DeskFrame lang={lang} text={desk} user={user} title={desk.help} page="/help" reply={null}>
      <DeskHelp user={user} lang={lang} desk={desk} text={deskHelp} />
    </DeskFrame>
  )
}
