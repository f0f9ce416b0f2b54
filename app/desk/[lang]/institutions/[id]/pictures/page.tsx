import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { PictureAdd } from '@/components/desk/pictures/picture-add'
import { PictureList } from '@/components/desk/pictures/picture-list'
import { keepingOf } from '@/components/desk/unsaved/unsaved-of'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskPicturesSchema } from '@/lib/contract/desk/institution-pictures'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { ofAdding } from '@/lib/rules/desk/desk-reply'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { openPresence } from '@/lib/server/desk/presence'
import { recordId } from '@/lib/server/desk/record-id'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskPictures.pictures }
}

/** `/desk/en/institutions/7/pictures`: its gallery, its logo, and what was removed lately. */
export default async function PicturesPage({ params }: Props) {
  const [lang, { id: asked }] = await Promise.all([readLanguage(params), params])
  const { desk, deskInstitutions, deskPictures: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  // No record has this number.
  const id = recordId.safeParse(asked).data ?? 0
  const [institution, pictures] = await Promise.all([
    readAtDesk(visitor, lang, deskEndpoints.deskInstitution(id), deskInstitutionSchema),
    readAtDesk(visitor, lang, deskEndpoints.deskPictures(id), deskPicturesSchema),
  ])
  const page = `/institutions/${id}/pictures` as const
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  const keeping = keepingOf({ user, reply, text: desk })
  const missing = institution.missing ?? pictures.missing
  const name = institution.data?.values.name_en
  const title = name === undefined ? text.pictures : fillMessage(text.picturesOf, { name })
  const presence = institution.data && (await openPresence(user, visitor, 'institutions', institution.data.id))
  return (
    <DeskFrame {...{ lang, text: desk, user, title, page, reply, missing, presence }}>
      <p className="desk-ways">
        <a href={deskPath(lang, `/institutions/${id}`)}>{text.back}</a>
        {pictures.data && <a href={localizedPath(institutePath(String(id)), lang)}>{deskInstitutions.onWebsite}</a>}
      </p>
      {pictures.data && (
        <>
          <p>{text.intro}</p>
          {reply?.said === 'changed' && <p className="desk-bad">{text.conflict}</p>}
          <PictureList id={id} pictures={pictures.data} {...{ reply, keeping, lang, text }} />
          <PictureAdd
            id={id}
            version={pictures.data.version}
            reply={ofAdding(reply)}
            unsaved={keeping(`pictures/${id}-new`, {
              version: pictures.data.version,
              isRefused: ofAdding(reply) !== null,
            })}
            {...{ lang, text }}
          />
        </>
      )}
    </DeskFrame>
  )
}
