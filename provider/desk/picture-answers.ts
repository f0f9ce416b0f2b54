import { z } from '@hono/zod-openapi'
import type { Body } from '@/lib/contract/body'
import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import type { DESK_CONTENT_PICTURE } from '@/lib/contract/desk/content-picture'
import type { DeskPictureAddBody } from '@/lib/contract/desk/institution-pictures'
import {
  ALT_FIELDS,
  type AltField,
  altIn,
  MAX_PICTURE_TEXT_LENGTH,
  PICTURE_CUTS,
  PICTURE_PLACES,
  PICTURE_RATIOS,
  SHAPE_RATIOS,
  type PictureAction,
  type PictureField,
  type PictureFlaw,
  type PicturePlace,
  typedAlt,
} from '@/lib/contract/desk/picture-words'
import { keysOf } from '@/lib/contract/keys-of'
import { textBy } from '@/lib/contract/text-fields'
import { DEFAULT_LANGUAGE } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { readFrame } from '@/lib/rules/pictures/picture-frame'
import { altOf, type Pictures, removedOf } from '@/provider/edits/edited-pictures'
import { nullableTextSchema } from '@/provider/http/answers'
import { maxBytes } from '@/provider/http/body-limit'
import { tidyLine } from '@/provider/http/cells'
import { UNFIT } from '@/provider/http/fields'
import { type Kept, renderUpload } from '@/provider/pictures/upload'

/** How large the longer side is of what is kept, by its place: as wide as pages show it, or as a logo. */
const KEPT_PIXELS: Readonly<Record<PicturePlace, number>> = { gallery: 1600, logo: 512 }
/** All of it, as wide as pages show any. */
const WIDEST: Kept = { pixels: KEPT_PIXELS.gallery }
/** Base64 makes four bytes of three. One that is too large is read so far that it is said beside its field. */
export const PICTURE_BODY = maxBytes(Math.ceil(MAX_PICTURE_BYTES / 3) * 4 + 64 * 1024)

export const pictureSchema = z.strictObject({ address: z.string(), alt: nullableTextSchema })
const shape = {
  version: z.string(),
  logo: z.string().nullable(),
  gallery: z.array(pictureSchema).openapi({ description: 'The first one is the banner' }),
  removed: z.array(pictureSchema.extend({ place: z.enum(PICTURE_PLACES), removed_at: z.iso.datetime() })),
}
export const picturesSchema = z.strictObject({ data: z.strictObject(shape) })
export const picturesWithDraftSchema = z.strictObject({
  data: z.strictObject({
    ...shape,
    draft: z
      .strictObject({
        ...shape,
        waits: z.boolean().openapi({ description: 'The draft has something of them' }),
        gone: z.array(z.string()).openapi({ description: 'The addresses of those that are not there any more' }),
      })
      .openapi({ description: 'As the draft of the institution has them, in its version' }),
  }),
})
export const answerPictures = (version: string, pictures: Pictures) => ({
  version,
  logo: pictures.logo,
  gallery: pictures.gallery.map((address) => ({ address, alt: altOf(pictures, address) })),
  removed: removedOf(pictures).flatMap(({ address, place, alt, removedAt }) =>
    removedAt === null ? [] : { address, place, alt, removed_at: removedAt.toISOString() },
  ),
})

type Flaws = Map<PictureField, PictureFlaw>
type Alt = { readonly [Name in AltField]?: string | undefined }

/** What is seen on a picture, or what is wrong with it. */
function readAlt(typed: Alt, isNeeded: boolean) {
  const said = typedAlt((name) => tidyLine(typed[name] ?? ''))
  const flaws: Flaws = new Map()
  for (const name of ALT_FIELDS)
    if (UNFIT.test(said[name])) flaws.set(name, 'unfit')
    else if ([...said[name]].length > MAX_PICTURE_TEXT_LENGTH) flaws.set(name, 'tooLong')
  const alt = textBy((language) => said[altIn(language)])
  if (alt.en !== '') return { alt, flaws }
  if (isNeeded || ALT_FIELDS.some((name) => said[name] !== '')) flaws.set(altIn(DEFAULT_LANGUAGE), 'needed')
  return { alt: null, flaws }
}

/** What is kept of an upload in Base64, or what is wrong with it. */
async function readUpload(file: string, kept: Kept): Promise<{ image: Buffer } | PictureFlaw> {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length === 0) return 'needed'
  if (bytes.length > MAX_PICTURE_BYTES) return 'tooLarge'
  const upload = await renderUpload(bytes, kept)
  return upload.ok ? upload : upload.reason
}

/** What stays, as it was typed; `null`: there is no such part. */
function readKept({ cut = 'whole', shape, frame = '' }: Omit<Body<typeof DESK_CONTENT_PICTURE>, 'file'>): Kept | null {
  if (cut === 'whole') return WIDEST
  const known = keysOf(SHAPE_RATIOS).find((each) => each === shape)
  const asked = PICTURE_CUTS.find((each) => each === cut) ?? null
  const part = asked === 'frame' ? readFrame(frame) : asked
  return known === undefined || part === null || part === 'whole'
    ? null
    : { ...WIDEST, cut: { ratio: SHAPE_RATIOS[known], part } }
}

/** What is kept of an upload that a text names, or what is wrong with which of its fields. */
export async function readNamed({ file, ...asked }: Body<typeof DESK_CONTENT_PICTURE>) {
  const kept = readKept(asked)
  const read = kept === null ? 'frame' : await readUpload(file, kept)
  return typeof read === 'string' ? ([read === 'frame' ? 'cut' : 'file', read] as const) : read
}

/** The same of what is cut for its place. */
async function readPicture({ file, place, cut, frame = '' }: DeskPictureAddBody) {
  const pixels = KEPT_PIXELS[place]
  const part = cut === 'frame' ? readFrame(frame) : cut
  if (part === null) return 'frame'
  return readUpload(file, part === 'whole' ? { pixels } : { pixels, cut: { ratio: PICTURE_RATIOS[place], part } })
}

type Added = { place: PicturePlace; alt: Text | null; bytes: Buffer }

/** A picture that is added, or what is wrong with it. */
export async function readAdded(sent: DeskPictureAddBody): Promise<{ read: Added | null; flaws: Flaws }> {
  const { place } = sent
  // Of a logo pages say whose it is.
  const { alt, flaws } = readAlt(place === 'logo' ? {} : sent, place !== 'logo')
  const picture = await readPicture(sent)
  if (typeof picture === 'string') flaws.set(picture === 'frame' ? 'cut' : 'file', picture)
  if (typeof picture === 'string' || flaws.size > 0) return { read: null, flaws }
  return { read: { place, alt, bytes: picture.image }, flaws }
}

/** What is seen on a picture that is changed; of one that goes or comes back it is not asked. */
export const readChangedAlt = (action: PictureAction, said: Alt) =>
  readAlt(action === 'remove' || action === 'restore' ? {} : said, action === 'say')
