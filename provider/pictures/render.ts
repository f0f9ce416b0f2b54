import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Drawing } from '@/provider/pictures/address'
import { sharp } from '@/provider/pictures/sharp'
import { limitConcurrency } from '@/provider/platform/concurrency'

export type Rendered = { body: Uint8Array<ArrayBuffer>; etag: string }

const CACHE_BYTES = 24 * 1024 * 1024
const AT_ONCE = 2
/** Beyond this many waiting, a caller is told to come back: drawing must not starve the directory. */
const MAX_WAITING = 64

const cache = new LRUCache<string, Rendered>({ maxSize: CACHE_BYTES, sizeCalculation: ({ body }) => body.byteLength })
const underWay = new Map<string, Promise<Rendered>>()
const inTurn = limitConcurrency(AT_ONCE, MAX_WAITING)

async function toWebp(drawing: Drawing): Promise<Rendered> {
  const buffer = await sharp(Buffer.from(drawing.draw())).webp({ quality: 78, alphaQuality: 90, effort: 4 }).toBuffer()
  const body = new Uint8Array(buffer)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** A drawing as WebP, from memory when it was made lately. Rejects with `TooManyWaiting` under a flood. */
export async function renderDrawing(drawing: Drawing): Promise<Rendered> {
  const known = cache.get(drawing.key)
  if (known) return known
  const already = underWay.get(drawing.key)
  if (already) return already
  const rendering = inTurn(() => toWebp(drawing))
  underWay.set(drawing.key, rendering)
  try {
    const rendered = await rendering
    cache.set(drawing.key, rendered)
    return rendered
  } finally {
    underWay.delete(drawing.key)
  }
}
