import { sharp } from '@/provider/pictures/sharp'
import { limitConcurrency } from '@/provider/platform/concurrency'

/** Security, "Uploads": the largest picture in a file. */
const MAX_PIXELS = 24_000_000
/** The longer side of what is kept. */
const KEPT_PIXELS = 512
const RENDER_LIMIT_S = 10
/** One picture of 24 megapixels takes about a hundred megabytes while it is read. */
const inTurn = limitConcurrency(2, 16)

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

async function render(file: Buffer): Promise<Upload> {
  const format = formatOf(file)
  if (format === null) return { ok: false, reason: 'format' }
  try {
    const { format: found, width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    if (found !== format) return { ok: false, reason: 'format' }
    if (width * height > MAX_PIXELS) return { ok: false, reason: 'pixels' }
    // Metadata stays behind, since nothing asks for it; the camera's rotation is applied before.
    const image = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: RENDER_LIMIT_S })
      .autoOrient()
      .resize(KEPT_PIXELS, KEPT_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
    return { ok: true, image }
  } catch {
    return { ok: false, reason: 'broken' }
  }
}

/**
 * An uploaded JPEG, PNG or WebP as a WebP of at most 512 pixels, made anew from its pixels.
 * Rejects with `TooManyWaiting` under a flood.
 */
export function renderUpload(file: Buffer): Promise<Upload> {
  return inTurn(() => render(file))
}
