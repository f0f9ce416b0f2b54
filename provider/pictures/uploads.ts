import { getPicture } from '@/provider/account/store/student-pictures'
import { getBrochureFile } from '@/provider/directory/store/brochures'
import { getShownPicture } from '@/provider/directory/store/institute-pictures'
import { createRouter } from '@/provider/http/context'
import { getUpload } from '@/provider/pictures/desk-uploads'

/** The address of a student's picture, from its name. */
export function uploadAddress(name: string | null): string | null {
  return name === null ? null : `/media/uploads/${name}.webp`
}

/** What somebody uploaded, which no browser may take for a page. @param cacheControl short: what was replaced is to be gone */
const answerWith = (file: Buffer, cacheControl: string, type = 'image/webp') =>
  new Response(new Uint8Array(file), {
    headers: {
      'Cache-Control': cacheControl,
      'Content-Type': type,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  })

/** `GET /media/uploads/<name>.webp`: the picture of a student. `GET /media/pictures/<name>.webp`: one of an institution, `GET /media/content/<name>.webp`: of content; `GET /media/institution-brochures/<name>.pdf`: a brochure. */
export const uploads = createRouter()

uploads.get('/media/uploads/:file', async (c) => {
  const name = /^([0-9a-f]{32})\.webp$/.exec(c.req.param('file'))?.[1]
  const image = name === undefined ? null : await getPicture(c.var.db, name)
  if (!image) return c.json({ message: 'There is no such picture.' }, 404)
  // For one browser: it is theirs to take back.
  return answerWith(image, 'private, max-age=3600')
})

/** What everybody is shown as long as it stands somewhere. */
const answerShown = (image: Buffer | null) =>
  image === null
    ? Response.json({ message: 'There is no such picture.' }, { status: 404 })
    : answerWith(image, 'public, max-age=3600')

uploads.get('/media/pictures/:file', async (c) => answerShown(await getShownPicture(c.var.db, c.req.path)))
uploads.get('/media/content/:file', async (c) => answerShown(await getUpload(c.var.db, c.req.path)))
// The website fetches it for who is signed in there, and nobody keeps it.
uploads.get('/media/institution-brochures/:file', async (c) => {
  const file = await getBrochureFile(c.var.db, c.req.path)
  if (file === null) return c.json({ message: 'There is no such brochure.' }, 404)
  return answerWith(file, 'private, no-store', 'application/pdf')
})
