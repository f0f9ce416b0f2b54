import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { FindInstitution } from '@/components/desk/find-institution'
import { MergeForm, MergePreview } from '@/components/desk/merge-preview'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskInstitutionSchema, deskMergeSchema } from '@/lib/contract/desk/institution'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { findInstitution } from '@/lib/server/desk/find-institution'
import { readLookups } from '@/lib/server/desk/lookups'
import { recordId } from '@/lib/server/desk/record-id'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string; id: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskInstitutions.merge }
}

/** `/desk/en/institutions/34/merge?into=12`: what would become of two that are one. */
export default async function MergePage({ params, searchParams }: Props) {
  const [lang, { id: asked }, query] = await Promise.all([readLanguage(params), params, searchParams])
  const { desk, deskFind, deskImports, deskInstitutions: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  // No record has this number.
  const id = recordId.safeParse(asked).data ?? 0
  const chosen = deskQuery(query, ['find', 'into'])
  const { into = '' } = chosen
  const [institution, preview] = await Promise.all([
    readAtDesk(visitor, lang, 'GET /desk/institutions/{id}', deskInstitutionSchema, { id }),
    into === '' ? null : readAtDesk(visitor, lang, 'GET /desk/institutions/{id}/merge', deskMergeSchema, { id, into }),
  ])
  const finding = await findInstitution(query, visitor, lang)
  const page = `/institutions/${id}/merge` as const
  const missing = institution.missing ?? preview?.missing ?? null
  const title = fillMessage(text.mergeOf, { name: institution.data?.values.name_en ?? String(id) })
  const reply = await findDeskReply(await cookies(), deskPath(lang, `${page}?${new URLSearchParams({ into })}`))
  return (
    <DeskFrame
      lang={lang}
      text={desk}
      user={user}
      title={title}
      page={page}
      query={chosen}
      reply={reply}
      missing={missing}
    >
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
