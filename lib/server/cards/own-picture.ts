import 'server-only'
import sharp from 'sharp'
import { CARD_HEIGHT, PICTURE_WIDTH } from '@/lib/server/cards/card-image'
import { log } from '@/lib/server/log'
import { pictureType } from '@/lib/server/pictures/picture-type'
import { servePicture } from '@/lib/server/pictures/picture'

const MAX_PIXELS = 50_000_000
const LIMIT_S = 5

/**
 * The institution's own picture, cut for its card; `null` where it cannot be had, is for one browser alone, or is none of
 * the kinds that are read here (a drawing in SVG is a program of a kind).
 * @param src our path of it, `/media/…`
 */
export async function readOwnPicture(src: string): Promise<Buffer | null> {
  // Without a host it is asked for as the optimiser asks, and so refused where it is not for everybody.
  const answer = await servePicture(src.slice('/media/'.length), new Request('http://website.invalid/'))
  const bytes = answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : null
  if (bytes === null || pictureType(bytes) === null) return null
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true })
      .autoOrient()
      .resize(PICTURE_WIDTH, CARD_HEIGHT, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .png({ compressionLevel: 0 })
      .timeout({ seconds: LIMIT_S })
      .toBuffer()
  } catch (error) {
    log.warn({ path: src }, `card: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}
