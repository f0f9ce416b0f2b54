'use client'

import { useState } from 'react'
import { SHAPE_RATIOS } from '@/lib/contract/desk/picture-words'
import { keysOf } from '@/lib/contract/keys-of'
import { CUT_PREFIXES, FILE_PREFIX } from '@/lib/rules/desk/form-places'
import { writeFrame } from '@/lib/rules/pictures/picture-frame'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { ImportControl } from '@/components/desk/imports/import-control'
import { Choice } from '@/components/desk/pictures/choice'
import { PictureFile } from '@/components/desk/pictures/picture-file'
import { PictureFrame } from '@/components/desk/pictures/picture-frame'
import { MAX_PICTURE, type UploadReply } from '@/components/desk/pictures/say-flaw'
import { useCut } from '@/components/desk/pictures/use-cut'

const SHAPES = keysOf(SHAPE_RATIOS)
type Shape = (typeof SHAPES)[number]

type Props = {
  path: string
  label: string
  /** Whether a picture stands there. */
  hasPicture: boolean
  upload: UploadReply
}

/**
 * A file in the place of an address, what is to stay of it, and none there any more. Both buttons keep all that was typed; one alone
 * sends files.
 */
export function ContentUpload({ path, label, hasPicture, upload }: Props) {
  const { words } = upload
  const isIts = upload.place === path
  const typed = isIts ? upload.typed : {}
  const [shape, setShape] = useState(SHAPES.find((each) => each === typed.shape) ?? 'wide')
  const ratio = SHAPE_RATIOS[shape]
  const cutting = useCut(typed, { ratio, first: isIts ? null : 'whole' })
  const wrong = isIts ? upload.wrong : {}
  const id = FILE_PREFIX + path
  return (
    <div className="desk-upload">
      <ImportControl
        name={id}
        label={fillMessage(words.file, { name: label })}
        hint={fillMessage(words.fileHint, { most: MAX_PICTURE })}
        wrong={wrong.file}
      >
        {(attributes) => <PictureFile cutting={cutting} {...attributes} />}
      </ImportControl>
      {upload.canCut && <Cut {...{ path, label, upload, shape, ratio, cutting }} onShape={setShape} />}
      <div className="desk-entry-buttons">
        <button
          type="submit"
          name="do"
          className="desk-quiet"
          value={`upload:${path}`}
          formEncType="multipart/form-data"
          aria-label={fillMessage(words.uploadOf, { name: label })}
        >
          {words.upload}
        </button>
        {hasPicture && (
          <button
            type="submit"
            name="do"
            className="desk-quiet"
            value={`clear:${path}`}
            aria-label={fillMessage(words.clearOf, { name: label })}
          >
            {words.clear}
          </button>
        )}
      </div>
    </div>
  )
}

type CutProps = Pick<Props, 'path' | 'label' | 'upload'> & {
  shape: Shape
  ratio: number
  onShape: (shape: Shape) => void
  cutting: ReturnType<typeof useCut>
}

/** What is to stay of the file, in which shape, and the frame of it. */
function Cut({
  path,
  label,
  upload,
  shape,
  ratio,
  onShape,
  cutting: { cut, cuts, src, size, frame, sent, ...cutting },
}: CutProps) {
  const { words, pictures } = upload
  const wrong = upload.place === path ? upload.wrong : {}
  // A form has several: which one is meant, each says to who does not see where it stands.
  const named = (word: string) => ({ 'aria-label': `${word}: ${label}` })
  return (
    <details open={cut !== 'whole' || src !== null || wrong.cut !== undefined || undefined} className="desk-part">
      <summary>{pictures.cut}</summary>
      <div className="desk-pair">
        <ImportControl name={CUT_PREFIXES.cut + path} label={words.part} wrong={wrong.cut}>
          {(attributes) => (
            <Choice
              of={cuts}
              value={cut}
              labels={pictures.cuts}
              onChoose={cutting.decide}
              {...named(words.part)}
              {...attributes}
            />
          )}
        </ImportControl>
        <ImportControl name={CUT_PREFIXES.shape + path} label={words.shape}>
          {(attributes) => (
            <Choice
              of={SHAPES}
              value={shape}
              labels={words.shapes}
              onChoose={onShape}
              {...named(words.shape)}
              {...attributes}
            />
          )}
        </ImportControl>
      </div>
      {sent && <input type="hidden" name={CUT_PREFIXES.frame + path} value={writeFrame(sent)} />}
      {src !== null && (
        <PictureFrame
          {...{ src, size, frame, ratio }}
          of={label}
          text={pictures}
          onSize={cutting.see}
          onFrame={cutting.draw}
        />
      )}
    </details>
  )
}
