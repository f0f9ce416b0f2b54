import { DeskFrame } from '@/components/desk/desk-frame'
import { FindInstitution } from '@/components/desk/find-institution'
import { ShowcaseList } from '@/components/desk/showcases/showcase-list'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskShowcasesSchema } from '@/lib/contract/desk/showcase'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { findInstitution } from '@/lib/server/desk/find-institution'

export const generateMetadata = deskTitle((texts) => texts.desk.showcases)

/** `/desk/en/home-lists`: which institutions the home page shows, and in which order. */
export default async function HomeListsPage({ params, searchParams }: DeskPageProps) {
  const [{ lang, visitor, texts, call, replyTo, frame }, query] = await Promise.all([
    openDeskPage(params),
    searchParams,
  ])
  const { desk, deskFind, deskShowcases: text } = texts
  const { data, missing } = await call('GET /desk/showcases', deskShowcasesSchema)
  const page = '/home-lists'
  const reply = await replyTo(page)
  const chosen = deskQuery(query, ['list', 'find', 'institute'])
  const finding = await findInstitution(query, visitor, lang)
  return (
    <DeskFrame {...frame} title={desk.showcases} page={page} query={chosen} reply={reply} missing={missing}>
      <p>{text.intro}</p>
      <p className="desk-ways">
        <a href={localizedPath('/', lang)}>{text.onWebsite}</a>
      </p>
      {data?.map((showcase) => (
        <ShowcaseList
          key={showcase.list}
          reply={reply?.typed.list === showcase.list ? reply : null}
          chosen={chosen.list === showcase.list ? chosen.institute : undefined}
          finding={
            <FindInstitution
              finding={chosen.list === showcase.list ? finding : null}
              {...{ page, lang }}
              {...{ param: 'institute', place: showcase.list, keep: { list: showcase.list } }}
              text={deskFind}
            />
          }
          {...{ showcase, lang, text }}
        />
      ))}
    </DeskFrame>
  )
}
