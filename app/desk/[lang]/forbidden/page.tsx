import { DeskFrame } from '@/components/desk/desk-frame'
import { getMessages } from '@/lib/messages/catalogue'
import { openDesk } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = deskTitle((texts) => texts.desk.notYours)

/** `/desk/en/forbidden`: where who may not see a page is led. middleware.ts answers it with 403. */
export default async function ForbiddenPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk } = getMessages(lang)
  const { user } = await openDesk(lang)
  return (
    <DeskFrame lang={lang} text={desk} user={user} title={desk.notYours} page="/forbidden" reply={null}>
      <p role="alert">{desk.said.forbidden}</p>
    </DeskFrame>
  )
}
