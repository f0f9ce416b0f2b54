/**
 * The frame that is drawn on a picture, and what of the picture lies in it. Its place is said in fractions of the picture,
 * so that it is the same on a screen and in pixels; its height follows from the shape that it must have.
 */
export type Frame = { left: number; top: number; width: number }
export type Size = { width: number; height: number }
export type Part = 'start' | 'middle' | 'end'

/** Of the largest frame that a picture has room for, a frame has this part at least. */
export const MIN_FRAME = 0.1
/** What is lost where a fraction is written in four digits. */
const LOST = 0.0005

const BEFORE = { start: 0, middle: 0.5, end: 1 }

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))
const widest = ({ width, height }: Size, ratio: number) => Math.min(1, (height * ratio) / width)

/** How much of the picture's height a frame of this shape takes. */
export const frameHeight = (frame: Frame, { width, height }: Size, ratio: number) =>
  (frame.width * width) / (height * ratio)

/** The largest frame of this shape: at the beginning, in the middle, or at the end of where there is more. */
export function largestFrame(size: Size, ratio: number, part: Part): Frame {
  const frame = { left: 0, top: 0, width: widest(size, ratio) }
  const room = (taken: number) => (1 - taken) * BEFORE[part]
  return { ...frame, left: room(frame.width), top: room(frameHeight(frame, size, ratio)) }
}

/** The frame that is nearest to what is asked for: as large as it may be, and within the picture. */
export function fitFrame(asked: Frame, size: Size, ratio: number): Frame {
  const most = widest(size, ratio)
  const width = within(asked.width, MIN_FRAME * most, most)
  const height = frameHeight({ ...asked, width }, size, ratio)
  return { left: within(asked.left, 0, 1 - width), top: within(asked.top, 0, 1 - height), width }
}

/** In fractions of the picture. */
type Way = { right: number; down: number }
export const moveFrame = (frame: Frame, size: Size, ratio: number, { right, down }: Way) =>
  fitFrame({ ...frame, left: frame.left + right, top: frame.top + down }, size, ratio)

/** Pulled at its last corner, which follows where it goes farther; the first one stays where it is. */
export function pullFrame(frame: Frame, size: Size, ratio: number, { right, down }: Way): Frame {
  const inWidths = (ratio * size.height) / size.width
  const wider = Math.abs(right) > Math.abs(down * inWidths) ? right : down * inWidths
  const room = Math.min(1 - frame.left, (1 - frame.top) * inWidths)
  return fitFrame({ ...frame, width: Math.min(frame.width + wider, room) }, size, ratio)
}

/** With its middle where it was. @param share of the largest frame */
export function resizeFrame(frame: Frame, size: Size, ratio: number, share: number): Frame {
  const width = share * widest(size, ratio)
  const [more, higher] = [frame.width - width, frameHeight({ ...frame, width: frame.width - width }, size, ratio)]
  return fitFrame({ left: frame.left + more / 2, top: frame.top + higher / 2, width }, size, ratio)
}

/** Which part of the largest frame it is. */
export const shareOf = (frame: Frame, size: Size, ratio: number) => frame.width / widest(size, ratio)

/** Whether a frame lies within a picture and is large enough. */
export function isFrameOf(frame: Frame, size: Size, ratio: number): boolean {
  const fit = fitFrame(frame, size, ratio)
  return (['left', 'top', 'width'] as const).every((name) => Math.abs(fit[name] - frame[name]) <= LOST)
}

/** As a form sends it. */
export const writeFrame = ({ left, top, width }: Frame) => [left, top, width].map((value) => value.toFixed(4)).join(' ')

const WRITTEN = /^(\d\.\d{4}) (\d\.\d{4}) (\d\.\d{4})$/
export function readFrame(text: string): Frame | null {
  const [, left, top, width] = WRITTEN.exec(text) ?? []
  return width === undefined ? null : { left: Number(left), top: Number(top), width: Number(width) }
}
