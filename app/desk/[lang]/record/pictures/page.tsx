import { PictureAdd } from '@/components/desk/pictures/picture-add'
import { PictureList } from '@/components/desk/pictures/picture-list'
import { OwnRoom } from '@/components/desk/own-room'
import { keepingOf } from '@/components/desk/unsaved/unsaved-of'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskPicturesSchema } from '@/lib/contract/desk/institution-pictures'
import { deskOwnRecordSchema } from '@/lib/contract/desk/proposal'
import { PROPOSED_UPLOAD_DAYS } from '@/lib/contract/desk/proposal-parts'
import { ofAdding } from '@/lib/rules/desk/desk-reply'
import { OWN, pageOf } from '@/lib/rules/desk/whose'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.deskPictures.pictures)

/** `/desk/en/record/pictures`: the pictures of one's own institution as they are proposed; each button proposes. */
export default async function OwnPicturesPage({ params }: DeskPageProps) {
  const { lang, user, texts, call, replyTo, whoElse } = await openDeskPage(params)
  const { desk, deskProposals: room, deskPictures } = texts
  const text = { ...deskPictures, ...room.ownPictures }
  const [record, pictures] = await Promise.all([
    call('GET /desk/record', deskOwnRecordSchema),
    call('GET /desk/record/pictures', deskPicturesSchema),
  ])
  const page = pageOf(OWN, 'pictures')
  const reply = await replyTo(page)
  const keeping = keepingOf({ user, reply, text: desk })
  const presence = record.data && (await whoElse('record', OWN))
  const missing = record.missing ?? pictures.missing
  const title = record.data ? fillMessage(text.picturesOf, { name: sayText(record.data.name, lang) }) : text.pictures
  return (
    <OwnRoom {...{ lang, user, title, page, reply, missing, presence }}>
      {pictures.data && (
        <>
          <p>{text.intro}</p>
          <p>{fillMessage(room.picturesIntro, { days: PROPOSED_UPLOAD_DAYS })}</p>
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
