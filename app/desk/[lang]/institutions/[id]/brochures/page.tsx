import { BrochureForm } from '@/components/desk/brochures/brochure-form'
import { BrochureList } from '@/components/desk/brochures/brochure-list'
import { DeskFrame } from '@/components/desk/desk-frame'
import { keepingOf } from '@/components/desk/unsaved/unsaved-of'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskBrochuresSchema } from '@/lib/contract/desk/institution-brochures'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { ofAdding } from '@/lib/rules/desk/desk-reply'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { deskTitle, institutionName } from '@/lib/server/desk/desk-title'
import { recordId } from '@/lib/server/desk/record-id'

export const generateMetadata = deskTitle((texts) => texts.deskBrochures.brochures)

/** `/desk/en/institutions/7/brochures`: what its page offers to be downloaded, and what was removed lately. */
export default async function BrochuresPage({ params }: DeskPageProps<'id'>) {
  const [{ lang, user, texts, call, replyTo, whoElse, frame }, { id: asked }] = await Promise.all([
    openDeskPage(params),
    params,
  ])
  const { desk, deskInstitutions, deskBrochures: text } = texts
  // No record has this number.
  const id = recordId.safeParse(asked).data ?? 0
  const [institution, { data: brochures, missing }] = await Promise.all([
    call('GET /desk/institutions/{id}', deskInstitutionSchema, { id }),
    call('GET /desk/institutions/{id}/brochures', deskBrochuresSchema, { id }),
  ])
  const isRetired = (institution.data?.retired_at ?? null) !== null
  const page = `/institutions/${id}/brochures` as const
  const reply = await replyTo(page)
  const keeping = keepingOf({ user, reply, text: desk })
  const name = institutionName(institution.data, lang)
  const title = name === '' ? text.brochures : fillMessage(text.brochuresOf, { name })
  const presence = institution.data && (await whoElse('institutions', institution.data.id))
  const adding = ofAdding(reply, brochures && brochures.brochures.map(({ id }) => id))
  return (
    <DeskFrame {...frame} {...{ title, page, reply, presence }} missing={institution.missing ?? missing}>
      <p className="desk-ways">
        <a href={deskPath(lang, `/institutions/${id}`)}>{text.back}</a>
        {brochures && <a href={localizedPath(institutePath(String(id)), lang)}>{deskInstitutions.onWebsite}</a>}
      </p>
      {brochures && (
        <>
          <p>{text.intro}</p>
          {reply?.said === 'changed' && <p className="desk-bad">{text.conflict}</p>}
          <BrochureList institute={isRetired ? null : String(id)} {...{ id, brochures, reply, keeping, lang, text }} />
          <section id="add" aria-labelledby="add-heading">
            <h2 id="add-heading">{text.add}</h2>
            <BrochureForm
              {...{ id, lang, text }}
              version={brochures.version}
              brochure={null}
              reply={adding}
              unsaved={keeping(`brochures/${id}-new`, { version: brochures.version, isRefused: adding !== null })}
            >
              <button type="submit">{text.addIt}</button>
            </BrochureForm>
          </section>
        </>
      )}
    </DeskFrame>
  )
}
