import { DeskFrame } from '@/components/desk/desk-frame'
import { PictureAdd } from '@/components/desk/pictures/picture-add'
import { PictureList } from '@/components/desk/pictures/picture-list'
import { WhereTo } from '@/components/desk/pictures/where-to'
import { keepingOf } from '@/components/desk/unsaved/unsaved-of'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskPicturesSchema } from '@/lib/contract/desk/institution-pictures'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { ofAdding, withDraft } from '@/lib/rules/desk/desk-reply'
import { draftedPicturesPage, pageOf } from '@/lib/rules/desk/whose'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { deskTitle, institutionName } from '@/lib/server/desk/desk-title'
import { recordId } from '@/lib/server/desk/record-id'

export const generateMetadata = deskTitle((texts) => texts.deskPictures.pictures)

/** `/desk/en/institutions/7/pictures`: its gallery, its logo, and what was removed lately. */
export default async function PicturesPage({ params, searchParams }: DeskPageProps<'id'>) {
  const [{ lang, user, texts, call, replyTo, whoElse, frame }, { id: asked }, query] = await Promise.all([
    openDeskPage(params),
    params,
    searchParams,
  ])
  const { desk, deskInstitutions, deskPictures: text } = texts
  // No record has this number.
  const id = recordId.safeParse(asked).data ?? 0
  const [institution, pictures] = await Promise.all([
    call('GET /desk/institutions/{id}', deskInstitutionSchema, { id }),
    call('GET /desk/institutions/{id}/pictures', deskPicturesSchema, { id }),
  ])
  const drafted = pictures.data?.draft ?? null
  const isDrafting = drafted !== null && query.in === 'draft'
  const page = isDrafting ? draftedPicturesPage(id) : pageOf(id, 'pictures')
  const answer = await replyTo(page)
  // Its time stands at the institution.
  const reply = withDraft(answer, drafted === null || drafted.waits ? undefined : null)
  const shown = isDrafting ? drafted : pictures.data
  const draft = isDrafting ? { draft: drafted.version } : {}
  const keeping = keepingOf({ user, reply, text: desk })
  const missing = institution.missing ?? pictures.missing
  const name = institutionName(institution.data, lang)
  const title = name === '' ? text.pictures : fillMessage(text.picturesOf, { name })
  const presence = institution.data && (await whoElse('institutions', institution.data.id))
  return (
    <DeskFrame {...frame} title={title} page={page} reply={reply} missing={missing} presence={presence}>
      <p className="desk-ways">
        <a href={deskPath(lang, `/institutions/${id}`)}>{text.back}</a>
        {pictures.data && <a href={localizedPath(institutePath(String(id)), lang)}>{deskInstitutions.onWebsite}</a>}
      </p>
      {shown && (
        <>
          <p>{text.intro}</p>
          {drafted !== null && <WhereTo {...{ id, isDrafting, lang, text }} waits={drafted.waits} />}
          {reply?.said === 'changed' && <p className="desk-bad">{text.conflict}</p>}
          <PictureList id={id} pictures={shown} {...{ ...draft, reply, keeping, lang, text }} />
          <PictureAdd
            id={id}
            version={shown.version}
            {...draft}
            reply={ofAdding(reply)}
            unsaved={keeping(`pictures/${id}-new${isDrafting ? '-draft' : ''}`, {
              version: shown.version,
              isRefused: ofAdding(reply) !== null,
            })}
            {...{ lang, text }}
          />
        </>
      )}
    </DeskFrame>
  )
}
