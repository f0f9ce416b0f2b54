import { DeskFrame } from '@/components/desk/desk-frame'
import { FindInstitution } from '@/components/desk/find-institution'
import { MergeForm, MergePreview } from '@/components/desk/merge-preview'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskInstitutionSchema, deskMergeSchema } from '@/lib/contract/desk/institution'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { deskTitle, institutionName } from '@/lib/server/desk/desk-title'
import { findInstitution } from '@/lib/server/desk/find-institution'
import { readLookups } from '@/lib/server/desk/lookups'
import { recordId } from '@/lib/server/desk/record-id'

export const generateMetadata = deskTitle((texts) => texts.deskInstitutions.merge)

/** `/desk/en/institutions/34/merge?into=12`: what would become of two that are one. */
export default async function MergePage({ params, searchParams }: DeskPageProps<'id'>) {
  const [{ lang, user, visitor, texts, call, replyTo, frame }, { id: asked }, query] = await Promise.all([
    openDeskPage(params),
    params,
    searchParams,
  ])
  const { deskFind, deskImports, deskInstitutions: text } = texts
  // No record has this number.
  const id = recordId.safeParse(asked).data ?? 0
  const chosen = deskQuery(query, ['find', 'into'])
  const { into = '' } = chosen
  const [institution, preview] = await Promise.all([
    call('GET /desk/institutions/{id}', deskInstitutionSchema, { id }),
    into === '' ? null : call('GET /desk/institutions/{id}/merge', deskMergeSchema, { id, into }),
  ])
  const finding = await findInstitution(query, visitor, lang)
  const page = `/institutions/${id}/merge` as const
  const missing = institution.missing ?? preview?.missing ?? null
  const title = fillMessage(text.mergeOf, {
    name: institutionName(institution.data, lang) || fillMessage(text.institution, { id }),
  })
  const reply = await replyTo(`${page}?${new URLSearchParams({ into })}`)
  return (
    <DeskFrame {...frame} title={title} page={page} query={chosen} reply={reply} missing={missing}>
      <p>
        <a href={deskPath(lang, `/institutions/${id}`)}>{text.backTo}</a>
      </p>
      {institution.data && <p>{text.mergeIntro}</p>}
      {institution.data && (
        <FindInstitution {...{ finding, page, lang }} param="into" place="into" isOpen={into === ''} text={deskFind} />
      )}
      {institution.data && (
        <MergeForm
          {...{ id, into, lang, text }}
          obstacle={preview?.data?.obstacle ?? null}
          hanging={preview?.data?.hanging ?? []}
          may={user?.may ?? []}
          reasons={deskImports.undo.reasons}
        />
      )}
      {preview?.data?.into && preview.data.obstacle === null && (
        <MergePreview id={id} preview={preview.data} lookups={await readLookups()} lang={lang} text={text} />
      )}
    </DeskFrame>
  )
}
