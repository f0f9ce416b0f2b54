import { z } from 'zod'
import type { Body } from '@/lib/contract/body'
import { moment } from '@/lib/contract/date-time'
import { image, list, required, string, text, underData, word } from '@/lib/contract/lenient'

/** Where a picture of an institution stands. The first one of the gallery is the banner of its page, and stands on its card. */
export const PICTURE_PLACES = ['gallery', 'logo'] as const
export type PicturePlace = (typeof PICTURE_PLACES)[number]

/** What stays of an upload: all of it; or so much as has the shape of its place, from its top or left, its middle, its bottom or right. */
export const PICTURE_CUTS = ['whole', 'start', 'middle', 'end'] as const
export type PictureCut = (typeof PICTURE_CUTS)[number]

/** What can be done with a picture. `say`: what is seen on it. `first`: it becomes the banner. */
export const PICTURE_ACTIONS = ['say', 'first', 'earlier', 'later', 'remove', 'restore'] as const
export type PictureAction = (typeof PICTURE_ACTIONS)[number]

/** So many a gallery has at most. */
export const MOST_PICTURES = 30
export const LONGEST_PICTURE_TEXT = 200
/** For so long what was removed can be brought back. */
export const REMOVED_PICTURE_DAYS = 30

/** What is wrong with a field, by which a refusal names it (`errors` of a 422). */
export const PICTURE_FLAWS = ['needed', 'tooLong', 'unfit', 'tooLarge', 'format', 'pixels', 'broken', 'full'] as const
export type PictureFlaw = (typeof PICTURE_FLAWS)[number]
/** The fields of which it can be said. */
export const PICTURE_FIELDS = ['file', 'alt_en', 'alt_kn'] as const
export type PictureField = (typeof PICTURE_FIELDS)[number]

/**
 * `POST /desk/institutions/{id}/pictures`: `file` in Base64; what is seen on it in English, which a logo does not need,
 * and in Kannada. `version` is that of the pictures as they were shown.
 */
export const DESK_PICTURE_ADD = {
  version: 'text',
  place: PICTURE_PLACES,
  cut: PICTURE_CUTS,
  file: 'text',
  alt_en: 'text?',
  alt_kn: 'text?',
} as const
export type DeskPictureAddBody = Body<typeof DESK_PICTURE_ADD>

/** `POST /desk/institutions/{id}/pictures/change`: with any action but the last two, what is seen on it is taken, too. */
export const DESK_PICTURE_CHANGE = {
  version: 'text',
  address: 'text',
  action: PICTURE_ACTIONS,
  alt_en: 'text?',
  alt_kn: 'text?',
} as const
export type DeskPictureChangeBody = Body<typeof DESK_PICTURE_CHANGE>

const shown = z.object({ address: required(image), alt: text })
export type DeskPicture = z.output<typeof shown>
const removed = z.object({
  address: required(image),
  place: required(word(PICTURE_PLACES)),
  alt: text,
  removed_at: required(moment),
})
/** `GET /desk/institutions/{id}/pictures`. */
export const deskPicturesSchema = underData(
  z.object({ version: required(string), logo: image, gallery: list(shown), removed: list(removed) }),
)
export type DeskPictures = z.output<typeof deskPicturesSchema>
