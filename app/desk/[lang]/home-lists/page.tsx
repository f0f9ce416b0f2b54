import { DeskFrame } from '@/components/desk/desk-frame'
import { ShowcaseList } from '@/components/desk/showcases/showcase-list'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskShowcasesSchema } from '@/lib/contract/desk/showcase'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.showcases)

/** `/desk/en/home-lists`: which institutions the home page shows, and in which order. */
export default async function HomeListsPage({ params }: DeskPageProps) {
  const { lang, texts, call, replyTo, frame } = await openDeskPage(params)
  const { desk, deskShowcases: text } = texts
  const { data, missing } = await call('GET /desk/showcases', deskShowcasesSchema)
  const page = '/home-lists'
  const reply = await replyTo(page)
  return (
    <DeskFrame {...frame} title={desk.showcases} page={page} reply={reply} missing={missing}>
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
