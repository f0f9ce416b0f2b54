import { DeskFrame } from '@/components/desk/desk-frame'
import { ErrorReports } from '@/components/desk/error-reports'
import { FindInstitution } from '@/components/desk/find-institution'
import { InstitutionView } from '@/components/desk/institution-view'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { isNewDraft } from '@/lib/contract/desk/draft'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { withDraft } from '@/lib/rules/desk/desk-reply'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { deskTitle, institutionName } from '@/lib/server/desk/desk-title'
import { getEnvironment } from '@/lib/server/env'
import { isTheirs } from '@/lib/server/desk/desk-page'
import { draftFormOf } from '@/lib/server/desk/institution-form'
import { findInstitution } from '@/lib/server/desk/find-institution'
import { readLookups } from '@/lib/server/desk/lookups'
import { recordId } from '@/lib/server/desk/record-id'
import { DraftOfNewPage } from './draft-of-new'

export const generateMetadata = deskTitle<'id'>((texts, { id }) =>
  isNewDraft(id) ? texts.deskInstitutions.add : fillMessage(texts.deskInstitutions.institution, { id }),
)

/** `/desk/en/institutions/7`; or, until it is one, `/desk/en/institutions/new_0123456789ab`. */
export default async function Page(props: DeskPageProps<'id'>) {
  return isNewDraft((await props.params).id) ? DraftOfNewPage(props) : InstitutionPage(props)
}

/** Its form, its sources and its history. */
async function InstitutionPage({ params, searchParams }: DeskPageProps<'id'>) {
  const [{ lang, user, visitor, texts, call, replyTo, whoElse, frame }, { id: asked }, query] = await Promise.all([
    openDeskPage(params),
    params,
    searchParams,
  ])
  const { desk, deskErrors, deskFind, deskInstitutions: text, deskPictures, deskBrochures, deskContent } = texts
  const id = recordId.safeParse(asked).data
  const missing = { data: null, missing: 'unknown' } as const
  const read = id === undefined ? missing : await call('GET /desk/institutions/{id}', deskInstitutionSchema, { id })
  const page = `/institutions/${id ?? ''}` as const
  const reply = withDraft(await replyTo(page), read.data?.draft)
  const form = read.data && draftFormOf(read.data, reply)
  const chosen = deskQuery(query, ['find', 'successor'])
  const [finding, presence] = await Promise.all([
    findInstitution(query, visitor, lang),
    read.data && whoElse('institutions', read.data.id),
  ])
  const find = { finding, page, param: 'successor', place: 'state', lang, text: deskFind }
  const title = institutionName(read.data, lang) || fillMessage(text.institution, { id: id ?? '' })
  return (
    <DeskFrame {...frame} {...{ title, page, reply }} query={chosen} missing={read.missing} presence={presence}>
      <p className="desk-ways">
        <a href={deskPath(lang, '/institutions')}>{text.back}</a>
        {read.data && <a href={localizedPath(institutePath(read.data.id), lang)}>{text.onWebsite}</a>}
        {read.data && isTheirs(user, 'GET /desk/institutions/{id}/pictures') && (
          <a href={deskPath(lang, `/institutions/${read.data.id}/pictures`)}>{deskPictures.pictures}</a>
        )}
        {read.data && isTheirs(user, 'GET /desk/institutions/{id}/brochures') && (
          <a href={deskPath(lang, `/institutions/${read.data.id}/brochures`)}>{deskBrochures.brochures}</a>
        )}
      </p>
      {read.data?.errors && read.data.errors.count > 0 && (
        <ErrorReports
          count={read.data.errors.count}
          reports={read.data.errors.latest}
          mayOpen={isTheirs(user, 'GET /desk/enquiries/{id}')}
          mayMend={isTheirs(user, 'POST /desk/error-reports/{id}/mended')}
          of={read.data.id}
          lang={lang}
          text={deskErrors}
        />
      )}
      {read.data && form && (
        <InstitutionView
          user={user}
          institution={read.data}
          form={form}
          reply={reply}
          siteUrl={getEnvironment().siteUrl}
          lookups={await readLookups()}
          successor={{
            finding: <FindInstitution {...find} />,
            chosen: chosen.successor ?? '',
          }}
          lang={lang}
          desk={desk}
          text={text}
          content={deskContent}
        />
      )}
    </DeskFrame>
  )
}
