import { redirect } from 'next/navigation'
import { DeskFrame } from '@/components/desk/desk-frame'
import { InstitutionPageForm } from '@/components/desk/institution-page-form'
import { uploadReply } from '@/components/desk/pictures/say-flaw'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { hasPageParts } from '@/lib/rules/desk/institution-page'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { isTheirs } from '@/lib/server/desk/desk-page'
import { deskTitle, institutionName } from '@/lib/server/desk/desk-title'
import { pageFormOf } from '@/lib/server/desk/institution-page-form'
import { institutionId } from '@/lib/server/desk/record-id'

export const generateMetadata = deskTitle((texts) => texts.deskInstitutions.page)

/** `/desk/en/institutions/7/page`, or of a draft that is none yet: what its page shows in lists and longer texts. */
export default async function InstitutionTextsPage({ params }: DeskPageProps<'id'>) {
  const [{ lang, user, texts, call, replyTo, whoElse, frame }, { id: asked }] = await Promise.all([
    openDeskPage(params),
    params,
  ])
  const { desk, deskContent: content, deskInstitutions: text } = texts
  // No record has this number.
  const id = institutionId.safeParse(asked).data ?? 0
  const read = await call('GET /desk/institutions/{id}', deskInstitutionSchema, { id })
  const page = `/institutions/${id}/page` as const
  const reply = await replyTo(page)
  const institution = read.data && hasPageParts(read.data.values) ? read.data : null
  const missing = read.missing ?? (institution === null ? 'unknown' : null)
  // What became of a draft that is gone stands on its own page.
  if (typeof id === 'string' && missing === 'unknown') redirect(deskPath(lang, `/institutions/${id}`))
  const name = institutionName(read.data, lang) || fillMessage(text.institution, { id })
  const presence = institution && (await whoElse('institutions', institution.id))
  const canUpload = isTheirs(user, 'POST /desk/institutions/{id}/page/pictures')
  const title = fillMessage(text.pageOf, { name })
  return (
    <DeskFrame {...frame} title={title} page={page} reply={reply} missing={missing} presence={presence}>
      <p>
        <a href={deskPath(lang, `/institutions/${id}`)}>{text.backTo}</a>
      </p>
      {institution && (
        <>
          <p>{text.pageIntro}</p>
          <InstitutionPageForm
            form={pageFormOf(institution, reply)}
            upload={canUpload ? uploadReply(reply, texts, user?.cuts_pictures ?? false) : null}
            {...{ institution, user, reply, lang, desk, text, content }}
          />
        </>
      )}
    </DeskFrame>
  )
}
