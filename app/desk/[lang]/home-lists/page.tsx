import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { ShowcaseList } from '@/components/desk/showcases/showcase-list'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskShowcasesSchema } from '@/lib/contract/desk/showcase'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = deskTitle((texts) => texts.desk.showcases)

/** `/desk/en/home-lists`: which institutions the home page shows, and in which order. */
export default async function HomeListsPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskShowcases: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const { data, missing } = await readAtDesk(visitor, lang, 'GET /desk/showcases', deskShowcasesSchema)
  const page = '/home-lists'
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  return (
    <DeskFrame lang={lang} text={desk} user={user} title={desk.showcases} page={page} reply={reply} missing={missing}>
      <p>{text.intro}</p>
      <p className="desk-ways">
        <a href={localizedPath('/', lang)}>{text.onWebsite}</a>
        <a href={deskPath(lang, '/institutions')}>{text.find}</a>
      </p>
      {data?.map((showcase) => (
        <ShowcaseList
          key={showcase.list}
          reply={reply?.typed.list === showcase.list ? reply : null}
          {...{ showcase, lang, text }}
        />
      ))}
    </DeskFrame>
  )
}
