import { DeskFrame } from '@/components/desk/desk-frame'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.notYours)

/** `/desk/en/forbidden`: where who may not see a page is led. middleware.ts answers it with 403. */
export default async function ForbiddenPage({ params }: DeskPageProps) {
  const { texts, frame } = await openDeskPage(params)
  const { desk } = texts
  return (
    <DeskFrame {...frame} title={desk.notYours} page="/forbidden" reply={null}>
      <p role="alert">{desk.said.forbidden}</p>
    </DeskFrame>
  )
}
