import { useCallback, useEffect, useRef, useState } from 'react'
import { PICTURE_CUTS, type PictureCut } from '@/lib/contract/desk/picture-words'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { type Frame, fitFrame, largestFrame, readFrame, type Size } from '@/lib/rules/pictures/picture-frame'

type Asked = {
  /** Of what stays, how many times as wide as high. */
  ratio: number
  /** What stays of a picture that is chosen, where nobody has decided; `null`: somebody has. */
  first: PictureCut | null
}

/** Which part of the picture stays; and the picture itself, once a script has it from the field of its file. */
export function useCut(typed: DeskReply['typed'], { ratio, first }: Asked) {
  const [cut, setCut] = useState<PictureCut>(PICTURE_CUTS.find((each) => each === typed.cut) ?? PICTURE_CUTS[0])
  const [drawn, setDrawn] = useState(readFrame(typed.frame ?? ''))
  const [isDecided, setDecided] = useState(first === null)
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

  const frame = size === null ? null : frameOf(cut, drawn, size, ratio)
  return {
    ...{ cut, field, open, src, size, frame },
    /** A frame can be drawn by a script alone. */
    cuts: PICTURE_CUTS.filter((each) => each !== 'frame' || cut === 'frame' || size !== null),
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
      else if (!isDecided && first !== null) setCut(first)
    },
  }
}

/** What stays of a picture of this size; `null`: all of it. */
function frameOf(cut: PictureCut, drawn: Frame | null, size: Size, ratio: number): Frame | null {
  if (cut === 'whole') return null
  if (cut !== 'frame') return largestFrame(size, ratio, cut)
  return drawn ? fitFrame(drawn, size, ratio) : largestFrame(size, ratio, 'middle')
}
