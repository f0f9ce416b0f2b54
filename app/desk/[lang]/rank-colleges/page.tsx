import { DeskFrame } from '@/components/desk/desk-frame'
import { Pager } from '@/components/desk/pager'
import { CollegeFilter, CollegeList } from '@/components/desk/rank-colleges/college-list'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskRankCollegePageSchema } from '@/lib/contract/desk/rank-college'
import { collegesQuery } from '@/lib/rules/desk/colleges-page'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { formatMessage } from '@/lib/rules/text/format-message'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.rankColleges)

/** `/desk/en/rank-colleges`: the colleges of lists of closing ranks, and which institution each one is. */
export default async function RankCollegesPage({ params, searchParams }: DeskPageProps) {
  const [{ lang, texts, call, replyTo, frame }, asked] = await Promise.all([openDeskPage(params), searchParams])
  const { desk, deskRankColleges: text } = texts
  const query = collegesQuery(asked)
  const { data, missing } = await call('GET /desk/rank-colleges', deskRankCollegePageSchema, query)
  const path = deskPath(lang, '/rank-colleges')
  const reply = await replyTo('/rank-colleges')
  const none = data?.exams.length === 0 ? text.nothing : text.noneSuch
  return (
    <DeskFrame {...frame} title={desk.rankColleges} page="/rank-colleges" {...{ query, reply, missing }}>
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
