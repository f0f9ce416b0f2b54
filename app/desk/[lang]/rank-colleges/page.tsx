import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { Pager } from '@/components/desk/pager'
import { CollegeFilter, CollegeList } from '@/components/desk/rank-colleges/college-list'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskRankCollegePageSchema } from '@/lib/contract/desk/rank-college'
import { getMessages } from '@/lib/messages/catalogue'
import { collegesQuery } from '@/lib/rules/desk/colleges-page'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { formatMessage } from '@/lib/rules/text/format-message'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export const generateMetadata = deskTitle((texts) => texts.desk.rankColleges)

/** `/desk/en/rank-colleges`: the colleges of lists of closing ranks, and which institution each one is. */
export default async function RankCollegesPage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskRankColleges: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const query = collegesQuery(asked)
  const { data, missing } = await readAtDesk(visitor, lang, 'GET /desk/rank-colleges', deskRankCollegePageSchema, query)
  const path = deskPath(lang, '/rank-colleges')
  const reply = await findDeskReply(await cookies(), path)
  const frame = { lang, text: desk, user, title: desk.rankColleges, page: '/rank-colleges', reply } as const
  const none = data?.exams.length === 0 ? text.nothing : text.noneSuch
  return (
    <DeskFrame {...frame} query={query} missing={missing}>
      {data && (
        <>
          <p>{text.intro}</p>
          <CollegeFilter read={data} query={query} lang={lang} text={text} />
          <p>{data.total === 0 ? none : formatMessage(text.found, { count: data.total })}</p>
          {data.data.length > 0 && <CollegeList rows={data.data} lang={lang} text={text} />}
          <Pager read={data} path={path} query={query} text={{ ...desk, ...desk.pages }} />
        </>
      )}
    </DeskFrame>
  )
}
