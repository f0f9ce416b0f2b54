'use client'

import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import {
  PICTURE_CUTS,
  PICTURE_PLACES,
  PICTURE_RATIOS,
  type PictureCut,
  typedAlt,
} from '@/lib/contract/desk/picture-words'
import type { Language } from '@/lib/contract/language'
import type { DeskPictureMessages } from '@/lib/messages/en/desk-pictures'
import { PICTURE_POST } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import type { Whose } from '@/lib/rules/desk/whose'
import {
  type Frame,
  fitFrame,
  largestFrame,
  readFrame,
  type Size,
  writeFrame,
} from '@/lib/rules/pictures/picture-frame'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { ImportControl } from '../imports/import-control'
import { AltFields } from './alt-fields'
import { PictureFrame } from './picture-frame'
import { MAX_PICTURE, sayFlaw } from './say-flaw'

type Props = {
  id: Whose
  version: string
  /** What the last upload came to, where it was refused. */
  reply: DeskReply | null
  /** What keeps what was typed and not sent, but for the file. */
  unsaved: ReactNode
  lang: Language
  text: DeskPictureMessages
}

/** Which part of the picture stays; and the picture itself, once a script has it from the field of its file. */
function useCut(typed: DeskReply['typed'], isRefused: boolean) {
  const [place, setPlace] = useState(PICTURE_PLACES.find((each) => each === typed.place) ?? PICTURE_PLACES[0])
  const [cut, setCut] = useState<PictureCut>(PICTURE_CUTS.find((each) => each === typed.cut) ?? PICTURE_CUTS[0])
  const [drawn, setDrawn] = useState(readFrame(typed.frame ?? ''))
  const [isDecided, setDecided] = useState(isRefused)
  const [src, setSrc] = useState<string | null>(null)
  const [size, setSize] = useState<Size | null>(null)
  const field = useRef<HTMLInputElement>(null)

  const open = useCallback((file: File | undefined) => {
    setSize(null)
    setSrc(file ? URL.createObjectURL(file) : null)
  }, [])
  // One may have been chosen before this ran.
  useEffect(() => open(field.current?.files?.[0]), [open])
  useEffect(() => (src === null ? undefined : () => URL.revokeObjectURL(src)), [src])

  const ratio = PICTURE_RATIOS[place]
  const frame = size === null ? null : frameOf(cut, drawn, size, ratio)
  return {
    ...{ place, setPlace, cut, field, open, src, size, ratio, frame },
    /** For the form: also the one that was drawn on a file that has to be chosen again. */
    sent: cut === 'frame' ? (frame ?? drawn) : null,
    decide(chosen: PictureCut) {
      setDecided(true)
      if (frame) setDrawn(frame)
      setCut(chosen)
    },
    draw(to: Frame) {
      setDecided(true)
      setDrawn(to)
      setCut('frame')
    },
    see(found: Size | null) {
      setSize(found)
      // What is no picture is for the server to say.
      if (found === null) setSrc(null)
      else if (!isDecided) setCut('middle')
    },
  }
}

/** What stays of a picture of this size; `null`: all of it. */
function frameOf(cut: PictureCut, drawn: Frame | null, size: Size, ratio: number): Frame | null {
  if (cut === 'whole') return null
  if (cut !== 'frame') return largestFrame(size, ratio, cut)
  return drawn ? fitFrame(drawn, size, ratio) : largestFrame(size, ratio, 'middle')
}

/** A picture to be added. Its file stands last: of a post that is too large, what was typed is read before it. */
export function PictureAdd({ id, version, reply, unsaved, lang, text }: Props) {
  const alt = typedAlt((name) => reply?.typed[name])
  const cutting = useCut(reply?.typed ?? {}, reply !== null)
  const { place, cut, src, size, frame, sent } = cutting
  const fileWrong = sayFlaw(reply, 'file', text) ?? (reply === null ? undefined : text.fileAgain)
  const cuts = PICTURE_CUTS.filter((each) => each !== 'frame' || cut === 'frame' || size !== null)
  return (
    <section id="add" aria-labelledby="add-title">
      <h2 id="add-title">{text.add}</h2>
      <form method="post" action={PICTURE_POST} encType="multipart/form-data" className="desk-record">
        {unsaved}
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        {sent && <input type="hidden" name="frame" value={writeFrame(sent)} />}
        <div className="desk-single">
          <div className="desk-fields">
            <ImportControl name="place" label={text.place}>
              {(attributes) => (
                <Choice
                  of={PICTURE_PLACES}
                  value={place}
                  labels={text.places}
                  onChoose={cutting.setPlace}
                  {...attributes}
                />
              )}
            </ImportControl>
            <ImportControl name="cut" label={text.cut} hint={text.cutHint} wrong={sayFlaw(reply, 'cut', text)}>
              {(attributes) => (
                <Choice of={cuts} value={cut} labels={text.cuts} onChoose={cutting.decide} {...attributes} />
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
                {(attributes) => (
                  <input
                    ref={cutting.field}
                    type="file"
                    accept="image/jpeg,image/png,image/webp"
                    required
                    className="desk-drop"
                    onChange={(event) => cutting.open(event.target.files?.[0])}
                    {...attributes}
                  />
                )}
              </ImportControl>
            </div>
            {src !== null && (
              <PictureFrame
                {...{ src, size, frame, text, ratio: cutting.ratio }}
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

type ChoiceProps<Word extends string> = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  of: readonly Word[]
  value: Word
  labels: Readonly<Record<Word, string>>
  onChoose: (word: Word) => void
}

function Choice<Word extends string>({ of, value, labels, onChoose, ...attributes }: ChoiceProps<Word>) {
  return (
    <select
      value={value}
      onChange={(event) => {
        const chosen = of.find((each) => each === event.target.value)
        if (chosen !== undefined) onChoose(chosen)
      }}
      {...attributes}
    >
      {of.map((each) => (
        <option key={each} value={each}>
          {labels[each]}
        </option>
      ))}
    </select>
  )
}
