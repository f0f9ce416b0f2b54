import { randomBytes } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { LARGEST_PICTURE_BYTES } from '@/lib/contract/constants'
import {
  DESK_PICTURE_ADD,
  DESK_PICTURE_CHANGE,
  type DeskPictureAddBody,
} from '@/lib/contract/desk/institution-pictures'
import {
  LONGEST_PICTURE_TEXT,
  PICTURE_PLACES,
  PICTURE_RATIOS,
  type PictureField,
  type PictureFlaw,
  type PicturePlace,
} from '@/lib/contract/desk/picture-words'
import { readFrame } from '@/lib/rules/pictures/picture-frame'
import { atDesk, DESK_REFUSALS, NO_RECORD } from '@/provider/desk/at-desk'
import {
  IMPORTING,
  INSTITUTION_CHANGED,
  INSTITUTION_REFUSED,
  NO_INSTITUTION,
  shown,
} from '@/provider/desk/routes/institution-answers'
import {
  addPicture,
  changePicture,
  getPictures,
  type PicturesOutcome,
  versionOfPictures,
} from '@/provider/desk/store/institution-pictures'
import { altOf, removedOf } from '@/provider/edits/edited-pictures'
import { errorSchema, FAILURES, json, messageSchema, nullableTextSchema } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { maxBytes, SMALL_BODY } from '@/provider/http/body-limit'
import { textOf, tidyLine } from '@/provider/http/cells'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'
import { UNFIT } from '@/provider/http/fields'
import { readId } from '@/provider/http/params'
import { renderUpload } from '@/provider/pictures/upload'
import type { Revalidator } from '@/provider/platform/revalidator'

/** How large the longer side is of what is kept, by its place: as wide as pages show it, or as a logo. */
const KEPT_PIXELS: Readonly<Record<PicturePlace, number>> = { gallery: 1600, logo: 512 }
/** Base64 makes four bytes of three. One that is too large is read so far that it is said beside its field. */
const PICTURE_BODY = maxBytes(Math.ceil(LARGEST_PICTURE_BYTES / 3) * 4 + 64 * 1024)
const NO_PICTURE = 'There is no such picture any more.'

const security = [{ bearer: [] }]
const params = z.object({ id: z.string() })
const pictureSchema = z.strictObject({ address: z.string(), alt: nullableTextSchema })

const listRoute = createRoute({
  method: 'get',
  path: '/desk/institutions/{id}/pictures',
  summary: 'The pictures of an institution, in their order, and those that were removed lately',
  middleware: [atDesk('GET /desk/institutions/{id}/pictures')] as const,
  security,
  request: { params },
  responses: {
    200: json(
      z.strictObject({
        data: z.strictObject({
          version: z.string(),
          logo: z.string().nullable(),
          gallery: z.array(pictureSchema).openapi({ description: 'The first one is the banner' }),
          removed: z.array(pictureSchema.extend({ place: z.enum(PICTURE_PLACES), removed_at: z.iso.datetime() })),
        }),
      }),
      'The pictures',
    ),
    404: NO_RECORD,
    ...DESK_REFUSALS,
    ...FAILURES,
  },
})

const CHANGED = {
  200: json(messageSchema, 'It is saved, and in the audit trail.'),
  409: json(errorSchema, 'They were changed since; nothing was saved.'),
  ...INSTITUTION_REFUSED,
}

const addRoute = createRoute({
  method: 'post',
  path: '/desk/institutions/{id}/pictures',
  summary: 'Adds a picture, made anew from its pixels: at the end of the gallery, or as the logo',
  middleware: [atDesk('POST /desk/institutions/{id}/pictures'), PICTURE_BODY] as const,
  security,
  request: { params, body: jsonBody(DESK_PICTURE_ADD) },
  responses: CHANGED,
})

const changeRoute = createRoute({
  method: 'post',
  path: '/desk/institutions/{id}/pictures/change',
  summary: 'Says what is seen on a picture, moves it, removes it, or brings one back that was removed',
  middleware: [atDesk('POST /desk/institutions/{id}/pictures/change'), SMALL_BODY] as const,
  security,
  request: { params, body: jsonBody(DESK_PICTURE_CHANGE) },
  responses: CHANGED,
})

type Flaws = Map<PictureField, PictureFlaw>
type Alt = { alt_en?: string | undefined; alt_kn?: string | undefined }

/** What is seen on a picture, or what is wrong with it. */
function readAlt({ alt_en = '', alt_kn = '' }: Alt, isNeeded: boolean) {
  const [en, kn] = [tidyLine(alt_en), tidyLine(alt_kn)]
  const flaws: Flaws = new Map()
  for (const [name, said] of [
    ['alt_en', en],
    ['alt_kn', kn],
  ] as const)
    if (UNFIT.test(said)) flaws.set(name, 'unfit')
    else if ([...said].length > LONGEST_PICTURE_TEXT) flaws.set(name, 'tooLong')
  if (en === '' && (isNeeded || kn !== '')) flaws.set('alt_en', 'needed')
  return { alt: en === '' ? null : textOf(en, kn), flaws }
}

/** What is kept of an upload, or what is wrong with it. */
async function readPicture({
  file,
  place,
  cut,
  frame = '',
}: DeskPictureAddBody): Promise<{ image: Buffer } | PictureFlaw> {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length === 0) return 'needed'
  if (bytes.length > LARGEST_PICTURE_BYTES) return 'tooLarge'
  const kept = { pixels: KEPT_PIXELS[place] }
  const part = cut === 'frame' ? readFrame(frame) : cut
  if (part === null) return 'frame'
  const upload = await renderUpload(
    bytes,
    part === 'whole' ? kept : { ...kept, cut: { ratio: PICTURE_RATIOS[place], part } },
  )
  return upload.ok ? upload : upload.reason
}

/** Answers a change that was asked for rightly. */
function answerTo(c: Pick<Context, 'json'>, website: Revalidator, { kind }: PicturesOutcome, id: number) {
  switch (kind) {
    case 'unknown':
      return c.json({ message: NO_INSTITUTION }, 404)
    case 'noPicture':
      return c.json({ message: NO_PICTURE }, 404)
    case 'changed':
      return c.json({ message: INSTITUTION_CHANGED }, 409)
    case 'importing':
      return c.json({ message: IMPORTING }, 423)
    case 'full':
      return c.json(flawsOf([['file', 'full']]), 422)
    case 'done':
      shown(website, id)
      return c.json({ message: 'It is saved.' }, 200)
  }
}

export const deskPictureCalls = createRouter()
deskPictureCalls.openapi(listRoute, async (c) => {
  const id = readId(c.req.valid('param').id)
  const pictures = id === undefined ? null : await getPictures(c.var.db, id)
  if (pictures === null) return c.json({ message: NO_INSTITUTION }, 404)
  const data = {
    version: versionOfPictures(pictures),
    logo: pictures.logo,
    gallery: pictures.gallery.map((address) => ({ address, alt: altOf(pictures, address) })),
    removed: removedOf(pictures).flatMap(({ address, place, alt, removedAt }) =>
      removedAt === null ? [] : { address, place, alt, removed_at: removedAt.toISOString() },
    ),
  }
  return c.json({ data }, 200)
})
deskPictureCalls.openapi(addRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const sent = c.req.valid('json')
  if (id === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  // Of a logo pages say whose it is.
  const { alt, flaws } = readAlt(sent.place === 'logo' ? {} : sent, sent.place !== 'logo')
  const picture = await readPicture(sent)
  if (typeof picture === 'string') flaws.set(picture === 'frame' ? 'cut' : 'file', picture)
  if (typeof picture === 'string' || flaws.size > 0) return c.json(flawsOf(flaws), 422)
  const address = `/media/pictures/${randomBytes(16).toString('hex')}.webp`
  const added = { id, version: sent.version, place: sent.place, alt, address, bytes: picture.image }
  return answerTo(c, website, await addPicture(db, account, added, signIn.now()), id)
})
deskPictureCalls.openapi(changeRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const { version, address, action, ...said } = c.req.valid('json')
  if (id === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  const isSaid = action !== 'remove' && action !== 'restore'
  const { alt, flaws } = readAlt(isSaid ? said : {}, action === 'say')
  if (flaws.size > 0) return c.json(flawsOf(flaws), 422)
  const outcome = await changePicture(db, account, { id, version, address, action, alt }, signIn.now())
  return answerTo(c, website, outcome, id)
})
