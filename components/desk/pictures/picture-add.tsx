import { LARGEST_PICTURE_BYTES } from '@/lib/contract/constants'
import {
  LONGEST_PICTURE_TEXT,
  PICTURE_CUTS,
  PICTURE_FLAWS,
  PICTURE_PLACES,
  type PictureField,
} from '@/lib/contract/desk/institution-pictures'
import type { Language } from '@/lib/contract/language'
import type { DeskPictureMessages } from '@/lib/messages/en/desk-pictures'
import { PICTURE_POST } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { ImportControl } from '../imports/import-control'
import { AltFields } from './alt-fields'

const SIZE = `${LARGEST_PICTURE_BYTES / 1024 / 1024} MB`

/** What is wrong with a field, in words. */
export function sayFlaw(reply: DeskReply | null, name: PictureField, text: DeskPictureMessages): string | undefined {
  const found = PICTURE_FLAWS.find((flaw) => flaw === reply?.wrong?.[name])
  return found && fillMessage(text.flaws[found], { most: LONGEST_PICTURE_TEXT, size: SIZE })
}

type Props = {
  id: number
  version: string
  /** What the last upload came to, where it was refused. */
  reply: DeskReply | null
  lang: Language
  text: DeskPictureMessages
}

/** A picture to be added. Its file stands last: of a post that is too large, what was typed is read before it. */
export function PictureAdd({ id, version, reply, lang, text }: Props) {
  const { place, cut, alt_en = '', alt_kn = '' } = reply?.typed ?? {}
  const fileWrong = sayFlaw(reply, 'file', text) ?? (reply === null ? undefined : text.fileAgain)
  return (
    <section id="add" aria-labelledby="add-title">
      <h2 id="add-title">{text.add}</h2>
      <form method="post" action={PICTURE_POST} encType="multipart/form-data" className="desk-record">
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <div className="desk-single">
          <div className="desk-fields">
            <ImportControl name="place" label={text.place}>
              {(attributes) => (
                <select defaultValue={place ?? PICTURE_PLACES[0]} {...attributes}>
                  {PICTURE_PLACES.map((each) => (
                    <option key={each} value={each}>
                      {text.places[each]}
                    </option>
                  ))}
                </select>
              )}
            </ImportControl>
            <ImportControl name="cut" label={text.cut} hint={text.cutHint}>
              {(attributes) => (
                <select defaultValue={cut ?? PICTURE_CUTS[0]} {...attributes}>
                  {PICTURE_CUTS.map((each) => (
                    <option key={each} value={each}>
                      {text.cuts[each]}
                    </option>
                  ))}
                </select>
              )}
            </ImportControl>
            <AltFields
              of="add"
              values={{ alt_en, alt_kn }}
              wrongOf={(name) => sayFlaw(reply, name, text)}
              text={text}
            />
            <small className="desk-wide">{text.altHint}</small>
            <div className="desk-wide">
              <ImportControl
                name="file"
                label={text.file}
                hint={fillMessage(text.fileHint, { most: SIZE })}
                wrong={fileWrong}
              >
                {(attributes) => (
                  <input
                    type="file"
                    accept="image/jpeg,image/png,image/webp"
                    required
                    className="desk-drop"
                    {...attributes}
                  />
                )}
              </ImportControl>
            </div>
          </div>
          <button type="submit">{text.addIt}</button>
        </div>
      </form>
    </section>
  )
}
