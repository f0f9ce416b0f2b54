import { DeskFrame } from '@/components/desk/desk-frame'
import { CollegeView } from '@/components/desk/rank-colleges/college-view'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskRankCollegeSchema } from '@/lib/contract/desk/rank-college'
import { collegePage } from '@/lib/rules/desk/colleges-page'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { isTheirs } from '@/lib/server/desk/desk-page'
import { recordId } from '@/lib/server/desk/record-id'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.rankColleges)

/** `/desk/en/rank-colleges/7`: a college of closing ranks, and which institution it is; here somebody says it. */
export default async function RankCollegePage({ params, searchParams }: DeskPageProps<'id'>) {
  const [{ lang, user, texts, call, replyTo, frame }, { id: given }, asked] = await Promise.all([
    openDeskPage(params),
    params,
    searchParams,
  ])
  const { desk, deskRankColleges: text } = texts
  // No record has this number.
  const id = recordId.safeParse(given).data ?? 0
  const query = deskQuery(asked, ['q'])
  const { data, missing } = await call('GET /desk/rank-colleges/{id}', deskRankCollegeSchema, {
    id,
    ...query,
  })
  const search = query.q ?? ''
  const page = collegePage(id, search)
  const reply = await replyTo(page)
  const title = data?.name ?? desk.rankColleges
  const mayEdit = isTheirs(user, 'GET /desk/institutions/{id}')
  const linkOf = (of: string) =>
    mayEdit ? deskPath(lang, `/institutions/${of}`) : localizedPath(institutePath(of), lang)
  return (
    <DeskFrame {...frame} title={title} page={page} reply={reply} missing={missing}>
      <p>
        <a href={deskPath(lang, '/rank-colleges')}>{text.back}</a>
      </p>
      {data && <CollegeView {...{ college: data, search, linkOf, lang, text, reply, desk }} />}
    </DeskFrame>
  )
}
