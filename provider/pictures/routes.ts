import { Hono } from 'hono'
import { drawingAt } from '@/provider/pictures/address'
import { renderDrawing } from '@/provider/pictures/render'
import { TooManyWaiting } from '@/provider/platform/concurrency'

/** A drawing never changes under its address; a better one gets there with a new version of the program. */
const CACHE_CONTROL = 'public, max-age=2592000, immutable'

/**
 * `GET /media/drawn/<kind>/<seed>-<hue>.webp`, `/media/drawn/crest/<INITIALS>/<seed>-<hue>.webp` and
 * `/media/drawn/icon/<name>-<hue>.webp`.
 */
export const pictures = new Hono()

pictures.get('/media/drawn/*', async (c) => {
  const drawing = drawingAt(c.req.path)
  if (!drawing) return c.json({ message: 'There is no such picture.' }, 404)
  try {
    const { body, etag } = await renderDrawing(drawing)
    c.header('Cache-Control', CACHE_CONTROL)
    c.header('ETag', etag)
    if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304)
    c.header('Content-Type', 'image/webp')
    c.header('X-Content-Type-Options', 'nosniff')
    return c.body(body)
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error
    c.header('Retry-After', '2')
    return c.json({ message: 'Too many pictures are being drawn. Try again shortly.' }, 503)
  }
})
