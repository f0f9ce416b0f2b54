import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { FindInstitution } from '@/components/desk/find-institution'
import { ShowcaseList } from '@/components/desk/showcases/showcase-list'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskShowcasesSchema } from '@/lib/contract/desk/showcase'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { findInstitution } from '@/lib/server/desk/find-institution'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = deskTitle((texts) => texts.desk.showcases)

/** `/desk/en/home-lists`: which institutions the home page shows, and in which order. */
export default async function HomeListsPage({ params, searchParams }: Props) {
  const [lang, query] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskFind, deskShowcases: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const { data, missing } = await readAtDesk(visitor, lang, deskEndpoints.deskShowcases, deskShowcasesSchema)
  const page = '/home-lists'
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  const chosen = deskQuery(query, ['list', 'find', 'institute'])
  const finding = await findInstitution(query, visitor, lang)
  return (
    <DeskFrame {...{ lang, text: desk, user, page, reply, missing }} title={desk.showcases} query={chosen}>
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
