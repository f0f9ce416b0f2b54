'use client'

import { type PointerEvent, useId, useRef } from 'react'
import type { DeskPictureMessages } from '@/lib/messages/en/desk-pictures'
import {
  type Frame,
  fitFrame,
  frameHeight,
  MIN_FRAME,
  moveFrame,
  pullFrame,
  resizeFrame,
  shareOf,
  type Size,
} from '@/lib/rules/pictures/picture-frame'

type Props = {
  /** The picture as the browser has it. */
  src: string
  /** In pixels, once that is known. */
  size: Size | null
  onSize: (size: Size | null) => void
  ratio: number
  /** `null`: all of it stays. */
  frame: Frame | null
  onFrame: (frame: Frame) => void
  /** Of which picture, where a page has several. */
  of?: string
  text: DeskPictureMessages
}

const percent = (share: number) => `${share * 100}%`

/** A picture that was chosen, with the frame of what stays of it: dragged, pulled at its corner, or moved by sliders. */
export function PictureFrame({ src, size, onSize, ratio, frame, onFrame, of, text }: Props) {
  return (
    <div
      className="desk-wide desk-crop"
      role="group"
      aria-label={of === undefined ? text.frame : `${text.frame}: ${of}`}
    >
      <div className="desk-crop-picture">
        {/* eslint-disable-next-line @next/next/no-img-element -- of this browser: no server has it */}
        <img
          src={src}
          alt=""
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
          onError={() => onSize(null)}
        />
        {frame && size && <DraggedFrame {...{ frame, size, ratio, onFrame }} />}
      </div>
      {frame && size && (
        <>
          <small>{text.frameHint}</small>
          <FrameSliders {...{ frame, size, ratio, onFrame, text }} />
        </>
      )}
    </div>
  )
}

type FrameProps = { frame: Frame; size: Size; ratio: number; onFrame: (frame: Frame) => void }

function DraggedFrame({ frame, size, ratio, onFrame }: FrameProps) {
  const drag = useRef<{ x: number; y: number; frame: Frame; isPulled: boolean } | null>(null)

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const isPulled = event.target !== event.currentTarget
    drag.current = { x: event.clientX, y: event.clientY, frame, isPulled }
  }
  function follow(event: PointerEvent<HTMLDivElement>) {
    const picture = event.currentTarget.parentElement?.getBoundingClientRect()
    if (drag.current === null || !picture) return
    const { x, y, frame: before, isPulled } = drag.current
    const [right, down] = [(event.clientX - x) / picture.width, (event.clientY - y) / picture.height]
    const by = { right, down }
    onFrame((isPulled ? pullFrame : moveFrame)(before, size, ratio, by))
  }
  return (
    <div
      className="desk-crop-frame"
      style={{
        left: percent(frame.left),
        top: percent(frame.top),
        width: percent(frame.width),
        height: percent(frameHeight(frame, size, ratio)),
      }}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={() => (drag.current = null)}
      onPointerCancel={() => (drag.current = null)}
    >
      <span className="desk-crop-corner" />
    </div>
  )
}

function FrameSliders({ frame, size, ratio, onFrame, text }: FrameProps & { text: DeskPictureMessages }) {
  const id = useId()
  const [across, down] = [1 - frame.width, 1 - frameHeight(frame, size, ratio)]
  const move = (to: Partial<Frame>) => onFrame(fitFrame({ ...frame, ...to }, size, ratio))
  const sliders = [
    {
      name: 'across',
      least: 0,
      value: part(frame.left, across),
      room: across,
      set: (share: number) => move({ left: share * across }),
    },
    {
      name: 'down',
      least: 0,
      value: part(frame.top, down),
      room: down,
      set: (share: number) => move({ top: share * down }),
    },
    {
      name: 'size',
      least: MIN_FRAME,
      value: shareOf(frame, size, ratio),
      room: 1,
      set: (share: number) => onFrame(resizeFrame(frame, size, ratio, share)),
    },
  ] as const
  return (
    <div className="desk-crop-sliders">
      {sliders.map(({ name, least, value, room, set }) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`}>{text[name]}</label>
          <input
            id={`${id}-${name}`}
            type="range"
            min={least * 100}
            max={100}
            value={Math.round(value * 100)}
            // Where the frame is as wide as the picture there is nowhere to go.
            disabled={room < MIN_ROOM}
            onChange={(event) => set(Number(event.target.value) / 100)}
          />
        </div>
      ))}
    </div>
  )
}

const MIN_ROOM = 0.001
const part = (value: number, room: number) => (room < MIN_ROOM ? 0 : value / room)
