import type { ReactNode } from 'react'
import { LANGUAGES } from '@/lib/contract/language'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { type NamedPicture, type NamedPictures, pictureWords } from '@/lib/rules/desk/drafted-pictures'
import { ShownPicture } from './shown-picture'

type Text = Pick<DeskInstitutionMessages, 'logo' | 'noAlt'>
type Props = {
  pictures: NamedPictures
  /** Of the other side. */
  others: NamedPictures
  mark: 'removed' | 'added'
  text: Text
}

const alone = (picture: NamedPicture) => pictureWords({ logo: null, gallery: [picture] })

/** The pictures of one side of a difference in their order; what the other side does not have so is marked. */
export function ComparedPictures({ pictures: { logo, gallery }, others, mark, text }: Props) {
  if (logo === null && gallery.length === 0) return '—'
  const marked = (isMarked: boolean, words: ReactNode) =>
    !isMarked ? words : mark === 'removed' ? <del>{words}</del> : <ins>{words}</ins>
  return (
    <ul className="desk-thumbs">
      {logo !== null && (
        <li>
          <ShownPicture address={logo} alt="" />
          <small>{marked(logo !== others.logo, text.logo)}</small>
        </li>
      )}
      {gallery.map((picture, at) => {
        const isMarked = !others.gallery.some((other) => alone(other) === alone(picture))
        return (
          <li key={picture.address}>
            <ShownPicture address={picture.address} alt="" />
            <small>
              {at + 1}. {picture.alt === null && marked(isMarked, text.noAlt)}
            </small>
            {LANGUAGES.map((language) => {
              const words = picture.alt?.[language]
              return words ? (
                <span key={language} lang={language}>
                  {marked(isMarked, words)}
                </span>
              ) : null
            })}
          </li>
        )
      })}
    </ul>
  )
}
