import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { ErrorReports } from '@/components/desk/error-reports'
import { InstitutionView } from '@/components/desk/institution-view'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskInstitutionSchema, nameIn } from '@/lib/contract/desk/institution'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { withTime } from '@/lib/rules/desk/desk-reply'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { getEnvironment } from '@/lib/server/env'
import { isTheirs, openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { draftFormOf } from '@/lib/server/desk/institution-form'
import { readLookups } from '@/lib/server/desk/lookups'
import { recordId } from '@/lib/server/desk/record-id'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  return { title: fillMessage(getMessages(await readLanguage(params)).deskInstitutions.institution, { id }) }
}

/** `/desk/en/institutions/7`: its form, its sources and its history. */
export default async function InstitutionPage({ params }: Props) {
  const [lang, { id: asked }] = await Promise.all([readLanguage(params), params])
  const { desk, deskErrors, deskInstitutions: text, deskPictures: pictureText, deskContent } = getMessages(lang)
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
  const title = sayText(nameIn(read.data?.values ?? {}), lang) || fillMessage(text.institution, { id: id ?? '' })
  return (
    <DeskFrame lang={lang} text={desk} user={user} title={title} page={page} reply={reply} missing={read.missing}>
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
          lang={lang}
          desk={desk}
          text={text}
          content={deskContent}
        />
      )}
    </DeskFrame>
  )
}
