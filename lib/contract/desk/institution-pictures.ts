import { z } from 'zod'
import { type Body, optionalTexts } from '@/lib/contract/body'
import { moment } from '@/lib/contract/date-time'
import { ALT_FIELDS, PICTURE_ACTIONS, PICTURE_CUTS, PICTURE_PLACES } from '@/lib/contract/desk/picture-words'
import { flag, image, list, orNull, required, string, text, underData, word } from '@/lib/contract/lenient'

/**
 * `POST /desk/institutions/{id}/pictures`: `file` in Base64; what is seen on it in each language, of which English is needed
 * but for a logo. `version` is that of the pictures as they were shown. `frame`, which the cut of that name needs: its left
 * and top edge and its width in fractions of the picture, each with four digits behind the point.
 */
export const DESK_PICTURE_ADD = {
  version: 'text',
  place: PICTURE_PLACES,
  cut: PICTURE_CUTS,
  frame: 'text?',
  file: 'text',
  ...optionalTexts(ALT_FIELDS),
} as const
export type DeskPictureAddBody = Body<typeof DESK_PICTURE_ADD>

/** `POST /desk/institutions/{id}/pictures/change`: with any action but the last two, what is seen on it is taken, too. */
export const DESK_PICTURE_CHANGE = {
  version: 'text',
  address: 'text',
  action: PICTURE_ACTIONS,
  ...optionalTexts(ALT_FIELDS),
} as const
export type DeskPictureChangeBody = Body<typeof DESK_PICTURE_CHANGE>

/** It is done in the draft of the institution alone, of which this is the version as it was shown. */
const IN_DRAFT = { draft: 'text?' } as const
export const DESK_INSTITUTION_PICTURE_ADD = { ...DESK_PICTURE_ADD, ...IN_DRAFT } as const
export const DESK_INSTITUTION_PICTURE_CHANGE = { ...DESK_PICTURE_CHANGE, ...IN_DRAFT } as const

export const deskPictureSchema = z.object({ address: required(image), alt: text })
export type DeskPicture = z.output<typeof deskPictureSchema>
const removed = z.object({
  address: required(image),
  place: required(word(PICTURE_PLACES)),
  alt: text,
  removed_at: required(moment),
})
const pictures = z.object({
  ...{ version: required(string), logo: image, gallery: list(deskPictureSchema), removed: list(removed) },
})
/**
 * `GET /desk/institutions/{id}/pictures`. `draft`: the same in the institution's draft, whose version this is; `waits`: it has
 * something of them; `gone`: the addresses of those that are not there any more.
 */
export const deskPicturesSchema = underData(
  pictures.extend({ draft: orNull(pictures.extend({ waits: flag, gone: list(required(string)) })) }),
)
export type DeskPictures = z.output<typeof pictures> & { gone?: readonly string[] }
