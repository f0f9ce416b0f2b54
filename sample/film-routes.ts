import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { byteRange } from '@/provider/http/byte-range'

const FOLDER = new URL('./film/', import.meta.url)
const TYPES = { mp4: 'video/mp4', webm: 'video/webm', webp: 'image/webp' } as const

const isForm = (ending: string): ending is keyof typeof TYPES => Object.hasOwn(TYPES, ending)

/** Under a megabyte together, they are read once. */
const read = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

function fileOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = read.get(name) ?? readFile(new URL(name, FOLDER)).then((file) => new Uint8Array(file))
  read.set(name, known)
  return known
}

/** `GET /media/film/guide.mp4`, `.webm` and, for the poster, `.webp`: whole, or in the part that is asked for. */
export const sampleFilm = new Hono()

sampleFilm.get('/media/film/:file', async (c) => {
  const [, ending = ''] = /^guide\.([a-z0-9]+)$/.exec(c.req.param('file')) ?? []
  if (!isForm(ending)) return c.json({ message: 'There is no such film.' }, 404)
  const film = await fileOf(`guide.${ending}`)
  c.header('Content-Type', TYPES[ending])
  c.header('Cache-Control', 'public, max-age=86400')
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Accept-Ranges', 'bytes')
  const part = byteRange(c.req.header('Range'), film.byteLength)
  if (part === null) return c.body(film)
  if (part === 'beyond') {
    c.header('Content-Range', `bytes */${film.byteLength}`)
    return c.body(null, 416)
  }
  c.header('Content-Range', `bytes ${part.from}-${part.to}/${film.byteLength}`)
  return c.body(film.slice(part.from, part.to + 1), 206)
})
