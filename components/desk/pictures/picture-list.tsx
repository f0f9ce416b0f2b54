import { REMOVED_DAYS } from '@/lib/contract/constants'
import type { DeskPicture, DeskPictures } from '@/lib/contract/desk/institution-pictures'
import type { PictureAction } from '@/lib/contract/desk/picture-words'
import { typedAlt } from '@/lib/contract/desk/picture-words'
import { proposedName } from '@/lib/contract/desk/proposal-parts'
import type { Language } from '@/lib/contract/language'
import type { DeskPictureMessages } from '@/lib/messages/en/desk-pictures'
import { deskPost } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { pictureId } from '@/lib/rules/desk/picture-id'
import type { Whose } from '@/lib/rules/desk/whose'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { sayText } from '@/lib/rules/text/localized-text'
import type { Keeping } from '../unsaved/unsaved-of'
import { AltFields } from './alt-fields'
import { sayFlaw } from './say-flaw'
import { ShownPicture } from './shown-picture'

type Props = {
  id: Whose
  pictures: DeskPictures
  /** What each button does it does in the draft of the institution alone, whose version this is; `undefined`: before the public. */
  draft?: string
  /** What the last form came to. */
  reply: DeskReply | null
  keeping: Keeping
  lang: Language
  text: DeskPictureMessages
}

type HiddenProps = Pick<Props, 'id' | 'pictures' | 'draft' | 'lang'> & { address: string }

/** What a form of one picture says of it. */
function Hidden({ id, pictures, draft, lang, address }: HiddenProps) {
  const said = { lang, id, version: pictures.version, address, ...(draft !== undefined && { draft }) }
  return Object.entries(said).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** That nobody has taken it over yet. */
const Proposed = ({ address, text }: Pick<Props, 'text'> & { address: string }) =>
  proposedName(address) !== null && <p className="desk-proposed">{text.proposed}</p>

/** That a draft of long ago names it, and it cannot be published. */
const Gone = ({ pictures: { gone = [] }, address, text }: Pick<Props, 'pictures' | 'text'> & { address: string }) =>
  gone.includes(address) && <p className="desk-wrong">{text.gone}</p>

type ButtonProps = { action: PictureAction; label: string; name: string }
const ActionButton = ({ action, label, name }: ButtonProps) => (
  <button type="submit" name="action" value={action} aria-label={name} data-besides={action === 'say' ? undefined : ''}>
    {label}
  </button>
)

/** The logo, the gallery in its order, and what was removed lately. */
export function PictureList(props: Props) {
  const { pictures, draft, lang, text } = props
  const { logo, gallery } = pictures
  return (
    <>
      <section aria-labelledby="gallery">
        <h2 id="gallery">{text.gallery}</h2>
        {gallery.length === 0 ? (
          <p>{text.noGallery}</p>
        ) : (
          <ol className="desk-photos">
            {gallery.map((picture, at) => (
              <GalleryPicture key={picture.address} picture={picture} at={at} {...props} />
            ))}
          </ol>
        )}
      </section>
      <section aria-labelledby="logo">
        <h2 id="logo">{text.logo}</h2>
        {logo === null ? (
          <p>{text.noLogo}</p>
        ) : (
          <div className="desk-photo" id={pictureId(logo)}>
            <ShownPicture address={logo} alt={text.logo} />
            <div>
              <Proposed address={logo} text={text} />
              <Gone {...props} address={logo} />
              <form method="post" action={deskPost('institution-picture')} className="desk-actions">
                <Hidden {...props} address={logo} />
                <ActionButton
                  action="remove"
                  label={text.remove}
                  name={fillMessage(text.ofLogo, { action: text.remove })}
                />
              </form>
            </div>
          </div>
        )}
      </section>
      {pictures.removed.length > 0 && (
        <section aria-labelledby="removed">
          <h2 id="removed">{text.removed}</h2>
          <p>{fillMessage(draft === undefined ? text.removedHint : text.removedDrafted, { days: REMOVED_DAYS })}</p>
          <ul className="desk-photos">
            {pictures.removed.map(({ address, place, alt, removed_at }) => (
              <li key={address}>
                <p>
                  {alt === null ? `${text.noAlt} (${address})` : sayText(alt, lang)}
                  <small>
                    {fillMessage(text.removedOn, {
                      place: text.removedFrom[place],
                      moment: formatMoment(removed_at, text.dates),
                    })}
                  </small>
                </p>
                <form method="post" action={deskPost('institution-picture')}>
                  <Hidden {...props} address={address} />
                  <ActionButton
                    action="restore"
                    label={text.restore}
                    name={`${text.restore}: ${alt === null ? address : sayText(alt, lang)}`}
                  />
                </form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** A picture of the gallery: what is seen on it, and what can be done with it. What was refused stands in its fields. */
function GalleryPicture({ picture, at, ...props }: Props & { picture: DeskPicture; at: number }) {
  const { id, pictures, draft, reply, keeping, lang, text } = props
  const { address, alt } = picture
  const number = at + 1
  const of = pictureId(address)
  const isTyped = reply?.typed.address === address && (reply.said === 'changed' || reply.wrong !== undefined)
  const standing = typedAlt((_, language) => alt?.[language])
  const typed = isTyped ? typedAlt((name) => reply.typed[name]) : standing
  const button = (action: Exclude<PictureAction, 'say' | 'restore'>) => (
    <ActionButton
      action={action}
      label={text[action]}
      name={fillMessage(text.ofPicture, { action: text[action], number })}
    />
  )
  return (
    <li className="desk-photo" id={of}>
      <ShownPicture address={address} alt={alt === null ? text.noAlt : sayText(alt, lang)} />
      <form method="post" action={deskPost('institution-picture')}>
        {keeping(`pictures/${id}/${draft === undefined ? '' : 'draft-'}${of}`, {
          version: pictures.version,
          isRefused: isTyped,
        })}
        <Hidden {...props} address={address} />
        <h3>
          {fillMessage(text.picture, { number })}
          {at === 0 && ` · ${text.banner}`}
        </h3>
        <Proposed address={address} text={text} />
        <Gone {...props} address={address} />
        {alt === null && !isTyped && <p className="desk-notice">{text.noAlt}</p>}
        <AltFields
          of={of}
          values={typed}
          theirs={reply?.said === 'changed' ? standing : null}
          wrongOf={(name) => (isTyped ? sayFlaw(reply, name, text) : undefined)}
          text={text}
        />
        <div className="desk-actions">
          <ActionButton
            action="say"
            label={text.save}
            name={fillMessage(text.ofPicture, { action: text.save, number })}
          />
          {at > 0 && button('first')}
          {at > 0 && button('earlier')}
          {at < pictures.gallery.length - 1 && button('later')}
          {button('remove')}
        </div>
      </form>
    </li>
  )
}
