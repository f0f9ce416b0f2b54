import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { ErrorReports } from '@/components/desk/error-reports'
import { FindInstitution } from '@/components/desk/find-institution'
import { InstitutionView } from '@/components/desk/institution-view'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskInstitutionSchema, nameIn } from '@/lib/contract/desk/institution'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { withTime } from '@/lib/rules/desk/desk-reply'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { getEnvironment } from '@/lib/server/env'
import { isTheirs, openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { draftFormOf } from '@/lib/server/desk/institution-form'
import { openPresence } from '@/lib/server/desk/presence'
import { findInstitution } from '@/lib/server/desk/find-institution'
import { readLookups } from '@/lib/server/desk/lookups'
import { recordId } from '@/lib/server/desk/record-id'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { id } = await params
  return { title: fillMessage(getMessages(await readLanguage(params)).deskInstitutions.institution, { id }) }
}

/** `/desk/en/institutions/7`: its form, its sources and its history. */
export default async function InstitutionPage({ params, searchParams }: Props) {
  const [lang, { id: asked }, query] = await Promise.all([readLanguage(params), params, searchParams])
  const {
    desk,
    deskErrors,
    deskFind,
    deskInstitutions: text,
    deskPictures: pictureText,
    deskContent,
  } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const id = recordId.safeParse(asked).data
  const missing = { data: null, missing: 'unknown' } as const
  const read =
    id === undefined
      ? missing
      : await readAtDesk(visitor, lang, deskEndpoints.deskInstitution(id), deskInstitutionSchema)
  const page = `/institutions/${id ?? ''}` as const
  const draft = read.data?.draft ?? null
  const reply = withTime(await findDeskReply(await cookies(), deskPath(lang, page)), draft?.schedule ?? null)
  const form = read.data && draftFormOf(read.data, reply)
  const chosen = deskQuery(query, ['find', 'successor'])
  const finding = await findInstitution(query, visitor, lang)
  const presence = read.data && (await openPresence(user, visitor, 'institutions', read.data.id))
  const find = { finding, page, param: 'successor', place: 'state', lang, text: deskFind }
  const title = sayText(nameIn(read.data?.values ?? {}), lang) || fillMessage(text.institution, { id: id ?? '' })
  return (
    <DeskFrame {...{ lang, user, title, page, reply, presence }} query={chosen} text={desk} missing={read.missing}>
      <p className="desk-ways">
        <a href={deskPath(lang, '/institutions')}>{text.back}</a>
        {read.data && <a href={localizedPath(institutePath(read.data.id), lang)}>{text.onWebsite}</a>}
        {read.data && isTheirs(user, 'GET /desk/institutions/{id}/pictures') && (
          <a href={deskPath(lang, `/institutions/${read.data.id}/pictures`)}>{pictureText.pictures}</a>
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
