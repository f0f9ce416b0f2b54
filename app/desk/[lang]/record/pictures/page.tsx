import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { PictureAdd } from '@/components/desk/pictures/picture-add'
import { PictureList } from '@/components/desk/pictures/picture-list'
import { OwnRoom } from '@/components/desk/own-room'
import { keepingOf } from '@/components/desk/unsaved/unsaved-of'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskPicturesSchema } from '@/lib/contract/desk/institution-pictures'
import { deskOwnRecordSchema } from '@/lib/contract/desk/proposal'
import { PROPOSED_PICTURE_DAYS } from '@/lib/contract/desk/proposal-parts'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { ofAdding } from '@/lib/rules/desk/desk-reply'
import { OWN, pageOf } from '@/lib/rules/desk/whose'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskPictures.pictures }
}

/** `/desk/en/record/pictures`: the pictures of one's own institution as they are proposed; each button proposes. */
export default async function OwnPicturesPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskProposals: room, deskPictures } = getMessages(lang)
  const text = { ...deskPictures, ...room.ownPictures }
  const { user, visitor } = await openDesk(lang)
  const [record, pictures] = await Promise.all([
    readAtDesk(visitor, lang, 'GET /desk/record', deskOwnRecordSchema),
    readAtDesk(visitor, lang, 'GET /desk/record/pictures', deskPicturesSchema),
  ])
  const page = pageOf(OWN, 'pictures')
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  const keeping = keepingOf({ user, reply, text: desk })
  const missing = record.missing ?? pictures.missing
  const title = record.data ? fillMessage(text.picturesOf, { name: sayText(record.data.name, lang) }) : text.pictures
  return (
    <OwnRoom {...{ lang, user, title, page, reply, missing }}>
      {pictures.data && (
        <>
          <p>{text.intro}</p>
          <p>{fillMessage(room.picturesIntro, { days: PROPOSED_PICTURE_DAYS })}</p>
          {reply?.said === 'changed' && <p className="desk-bad">{text.conflict}</p>}
          <PictureList id={OWN} pictures={pictures.data} {...{ reply, keeping, lang, text }} />
          <PictureAdd
            id={OWN}
            version={pictures.data.version}
            reply={ofAdding(reply)}
            unsaved={keeping(`pictures/${OWN}-new`, {
              version: pictures.data.version,
              isRefused: ofAdding(reply) !== null,
            })}
            {...{ lang, text }}
          />
        </>
      )}
    </OwnRoom>
  )
}
