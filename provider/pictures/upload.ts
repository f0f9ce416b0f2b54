import {
  type Frame,
  frameHeight,
  isFrameOf,
  largestFrame,
  type Part,
  type Size,
} from '@/lib/rules/pictures/picture-frame'
import { withoutPngTexts } from '@/lib/rules/pictures/png-texts'
import { sharp } from '@/provider/pictures/sharp'
import { limitConcurrency } from '@/provider/platform/concurrency'

/** Security, "Uploads": the largest picture in a file. */
const MAX_PIXELS = 24_000_000
const RENDER_LIMIT_S = 10
/** One picture of 24 megapixels takes about a hundred megabytes while it is read. */
const inTurn = limitConcurrency(2, 16)

/** How large the longer side of what is kept may be; and, where not all of it stays, its shape and which part of it does. */
export type Kept = { pixels: number; cut?: { ratio: number; part: Part | Frame } }
const AVATAR: Kept = { pixels: 512 }

/** What is kept of the picture, or why it is none. */
export type Upload = { ok: true; image: Buffer } | { ok: false; reason: 'format' | 'pixels' | 'broken' }
/** One of which a part stays: what lies in a frame that is none of it. */
export type CutUpload = Upload | { ok: false; reason: 'frame' }

const startsWith = (file: Buffer, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => file[at + index] === byte)

const SIGNATURES = {
  jpeg: (file: Buffer) => startsWith(file, [0xff, 0xd8, 0xff]),
  png: (file: Buffer) => startsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  webp: (file: Buffer) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
} as const

/** By content alone: a name and a type are the sender's words. */
function formatOf(file: Buffer): keyof typeof SIGNATURES | null {
  for (const format of ['jpeg', 'png', 'webp'] as const) if (SIGNATURES[format](file)) return format
  return null
}

/** The part of a picture that has this shape, in whole pixels; `null` where a frame lies beside the picture, or is too small. */
function partOf(size: Size, { ratio, part }: NonNullable<Kept['cut']>) {
  const frame = typeof part === 'string' ? largestFrame(size, ratio, part) : part
  if (!isFrameOf(frame, size, ratio)) return null
  const pixels = (share: number, all: number) => Math.min(Math.max(1, Math.round(share * all)), all)
  const width = pixels(frame.width, size.width)
  const height = pixels(frameHeight(frame, size, ratio), size.height)
  const before = (share: number, all: number, kept: number) => Math.min(Math.round(share * all), all - kept)
  return {
    ...{ width, height },
    left: before(frame.left, size.width, width),
    top: before(frame.top, size.height, height),
  }
}

async function render(sent: Buffer, { pixels, cut }: Kept): Promise<CutUpload> {
  const format = formatOf(sent)
  if (format === null) return { ok: false, reason: 'format' }
  const file = withoutPngTexts(sent)
  try {
    const { format: found, width, height, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
    if (found !== format) return { ok: false, reason: 'format' }
    if (width * height > MAX_PIXELS) return { ok: false, reason: 'pixels' }
    // Metadata stays behind, since nothing asks for it; the camera's rotation is applied before.
    const turned = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: RENDER_LIMIT_S })
      .autoOrient()
    if (cut) {
      const part = partOf(autoOrient, cut)
      if (part === null) return { ok: false, reason: 'frame' }
      turned.extract(part)
    }
    const image = await turned
      .resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
    return { ok: true, image }
  } catch {
    return { ok: false, reason: 'broken' }
  }
}

/**
 * An uploaded JPEG, PNG or WebP as a WebP, made anew from its pixels; of at most 512, unless told otherwise.
 * Rejects with `TooManyWaiting` under a flood.
 */
export function renderUpload(file: Buffer): Promise<Upload>
export function renderUpload(file: Buffer, kept: Kept): Promise<CutUpload>
export function renderUpload(file: Buffer, kept: Kept = AVATAR): Promise<CutUpload> {
  return inTurn(() => render(file, kept))
}
