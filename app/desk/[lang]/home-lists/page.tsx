import { ShowcaseTiles } from '@/components/desk/showcases/showcase-view'
import { DeskFrame } from '@/components/desk/desk-frame'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskShowcasesSchema } from '@/lib/contract/desk/showcase'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.showcases)

/** `/desk/en/home-lists`: the lists of institutions on the home page, and what waits of each. */
export default async function HomeListsPage({ params }: DeskPageProps) {
  const { lang, texts, call, replyTo, frame } = await openDeskPage(params)
  const { desk, deskContent: content, deskShowcases: own } = texts
  const { data, missing } = await call('GET /desk/showcases', deskShowcasesSchema)
  const page = '/home-lists'
  return (
    <DeskFrame {...frame} title={desk.showcases} reply={await replyTo(page)} {...{ page, missing }}>
      <p>{own.intro}</p>
      <p className="desk-ways">
        <a href={localizedPath('/', lang)}>{own.onWebsite}</a>
      </p>
      {data && <ShowcaseTiles showcases={data} lang={lang} text={{ desk, content, own }} />}
    </DeskFrame>
  )
}
