'use client'

import { type ReactNode, useState } from 'react'
import { PICTURE_PLACES, PICTURE_RATIOS, typedAlt } from '@/lib/contract/desk/picture-words'
import type { Language } from '@/lib/contract/language'
import type { DeskPictureMessages } from '@/lib/messages/en/desk-pictures'
import { PICTURE_POST } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import type { Whose } from '@/lib/rules/desk/whose'
import { writeFrame } from '@/lib/rules/pictures/picture-frame'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { ImportControl } from '../imports/import-control'
import { AltFields } from './alt-fields'
import { Choice } from './choice'
import { PictureFile } from './picture-file'
import { PictureFrame } from './picture-frame'
import { MAX_PICTURE, sayFlaw } from './say-flaw'
import { useCut } from './use-cut'

type Props = {
  id: Whose
  version: string
  /** As of `PictureList`. */
  draft?: string
  /** What the last upload came to, where it was refused. */
  reply: DeskReply | null
  /** What keeps what was typed and not sent, but for the file. */
  unsaved: ReactNode
  lang: Language
  text: DeskPictureMessages
}

/** A picture to be added. Its file stands last: of a post that is too large, what was typed is read before it. */
export function PictureAdd({ id, version, draft, reply, unsaved, lang, text }: Props) {
  const alt = typedAlt((name) => reply?.typed[name])
  const typed = reply?.typed ?? {}
  const [place, setPlace] = useState(PICTURE_PLACES.find((each) => each === typed.place) ?? PICTURE_PLACES[0])
  const cutting = useCut(typed, { ratio: PICTURE_RATIOS[place], first: reply === null ? 'middle' : null })
  const { cut, src, size, frame, sent } = cutting
  const fileWrong = sayFlaw(reply, 'file', text) ?? (reply === null ? undefined : text.fileAgain)
  return (
    <section id="add" aria-labelledby="add-title">
      <h2 id="add-title">{text.add}</h2>
      <form method="post" action={PICTURE_POST} encType="multipart/form-data" className="desk-record">
        {unsaved}
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        {draft !== undefined && <input type="hidden" name="draft" value={draft} />}
        {sent && <input type="hidden" name="frame" value={writeFrame(sent)} />}
        <div className="desk-single">
          <div className="desk-fields">
            <ImportControl name="place" label={text.place}>
              {(attributes) => (
                <Choice of={PICTURE_PLACES} value={place} labels={text.places} onChoose={setPlace} {...attributes} />
              )}
            </ImportControl>
            <ImportControl name="cut" label={text.cut} hint={text.cutHint} wrong={sayFlaw(reply, 'cut', text)}>
              {(attributes) => (
                <Choice of={cutting.cuts} value={cut} labels={text.cuts} onChoose={cutting.decide} {...attributes} />
              )}
            </ImportControl>
            <AltFields of="add" values={alt} wrongOf={(name) => sayFlaw(reply, name, text)} text={text} />
            <small className="desk-wide">{text.altHint}</small>
            <div className="desk-wide">
              <ImportControl
                name="file"
                label={text.file}
                hint={fillMessage(text.fileHint, { most: MAX_PICTURE })}
                wrong={fileWrong}
              >
                {(attributes) => <PictureFile cutting={cutting} required className="desk-drop" {...attributes} />}
              </ImportControl>
            </div>
            {src !== null && (
              <PictureFrame
                {...{ src, size, frame, text, ratio: PICTURE_RATIOS[place] }}
                onSize={cutting.see}
                onFrame={cutting.draw}
              />
            )}
          </div>
          <button type="submit">{text.addIt}</button>
        </div>
      </form>
    </section>
  )
}
