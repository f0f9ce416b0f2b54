import { getPicture } from '@/provider/account/store/student-pictures'
import { createRouter } from '@/provider/http/context'

/** The address of a student's picture, from its name. */
export function uploadAddress(name: string | null): string | null {
  return name === null ? null : `/media/uploads/${name}.webp`
}

/** `GET /media/uploads/<name>.webp`: what somebody uploaded, which no browser may take for a page. */
export const uploads = createRouter()

uploads.get('/media/uploads/:file', async (c) => {
  const name = /^([0-9a-f]{32})\.webp$/.exec(c.req.param('file'))?.[1]
  const image = name === undefined ? null : await getPicture(c.var.db, name)
  if (!image) return c.json({ message: 'There is no such picture.' }, 404)
  // Short, and for one browser: a picture that was replaced is to be gone.
  c.header('Cache-Control', 'private, max-age=3600')
  c.header('Content-Type', 'image/webp')
  c.header('Content-Security-Policy', "default-src 'none'; sandbox")
  c.header('X-Content-Type-Options', 'nosniff')
  return c.body(new Uint8Array(image))
})
