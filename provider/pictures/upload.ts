import { sharp } from '@/provider/pictures/sharp'
import { limitConcurrency } from '@/provider/platform/concurrency'

/** Security, "Uploads": the largest picture in a file. */
const MAX_PIXELS = 24_000_000
const RENDER_LIMIT_S = 10
/** One picture of 24 megapixels takes about a hundred megabytes while it is read. */
const inTurn = limitConcurrency(2, 16)

/** How large the longer side of what is kept may be; and, where not all of it stays, its shape and which part of it does. */
export type Kept = { pixels: number; cut?: { ratio: number; part: 'start' | 'middle' | 'end' } }
const AVATAR: Kept = { pixels: 512 }

/** What is kept of the picture, or why it is none. */
export type Upload = { ok: true; image: Buffer } | { ok: false; reason: 'format' | 'pixels' | 'broken' }

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

const BEFORE = { start: 0, middle: 0.5, end: 1 }

/** The largest part of a picture that has this shape. */
function partOf(width: number, height: number, { ratio, part }: NonNullable<Kept['cut']>) {
  const [wide, high] = [Math.min(width, Math.round(height * ratio)), Math.min(height, Math.round(width / ratio))]
  const before = (all: number, kept: number) => Math.floor((all - kept) * BEFORE[part])
  const [some, few] = [Math.max(1, wide), Math.max(1, high)]
  return { left: before(width, some), top: before(height, few), width: some, height: few }
}

async function render(file: Buffer, { pixels, cut }: Kept): Promise<Upload> {
  const format = formatOf(file)
  if (format === null) return { ok: false, reason: 'format' }
  try {
    const { format: found, width, height, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
    if (found !== format) return { ok: false, reason: 'format' }
    if (width * height > MAX_PIXELS) return { ok: false, reason: 'pixels' }
    // Metadata stays behind, since nothing asks for it; the camera's rotation is applied before.
    const turned = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: RENDER_LIMIT_S })
      .autoOrient()
    if (cut) turned.extract(partOf(autoOrient.width, autoOrient.height, cut))
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
export function renderUpload(file: Buffer, kept: Kept = AVATAR): Promise<Upload> {
  return inTurn(() => render(file, kept))
}
