import { type Language, LANGUAGES } from '@/lib/contract/language'

/** Where a picture of an institution stands. The first one of the gallery is the banner of its page, and stands on its card. */
export const PICTURE_PLACES = ['gallery', 'logo'] as const
export type PicturePlace = (typeof PICTURE_PLACES)[number]

/** Of each place, how many times as wide as high a picture is that is cut for it. */
export const PICTURE_RATIOS: Readonly<Record<PicturePlace, number>> = { gallery: 16 / 9, logo: 1 }

/**
 * In which shape a part of an upload stays, how many times as wide as high. Pages show one picture in several, by the width of the
 * screen, so whoever uploads it chooses.
 */
export const SHAPE_RATIOS = { wide: 16 / 9, photo: 3 / 2, square: 1, upright: 3 / 4 } as const
export type PictureShape = keyof typeof SHAPE_RATIOS

/**
 * What stays of an upload: all of it; or so much as has the shape of its place, from its top or left, its middle, its bottom
 * or right, or what lies in a frame (`lib/rules/pictures/picture-frame.ts`).
 */
export const PICTURE_CUTS = ['whole', 'start', 'middle', 'end', 'frame'] as const
export type PictureCut = (typeof PICTURE_CUTS)[number]

/** What can be done with a picture. `say`: what is seen on it. `first`: it becomes the banner. */
export const PICTURE_ACTIONS = ['say', 'first', 'earlier', 'later', 'remove', 'restore'] as const
export type PictureAction = (typeof PICTURE_ACTIONS)[number]

/** So many a gallery has at most. */
export const MAX_PICTURES = 30
export const MAX_PICTURE_TEXT_LENGTH = 200

/** What is wrong with a field, by which a refusal names it (`errors` of a 422). */
export const PICTURE_FLAWS = [
  'needed',
  'tooLong',
  'unfit',
  'tooLarge',
  'format',
  'pixels',
  'broken',
  'full',
  'frame',
] as const
export type PictureFlaw = (typeof PICTURE_FLAWS)[number]

/** What is seen on a picture: a field for each language. */
export const altIn = <Of extends Language>(language: Of) => `alt_${language}` as const
export type AltField = ReturnType<typeof altIn<Language>>
export const ALT_FIELDS: readonly AltField[] = LANGUAGES.map(altIn)
/** It as it was typed, or would be. */
export type TypedAlt = Record<AltField, string>
/** @param wordsOf its words in a language, and in its field */
export function typedAlt(wordsOf: (name: AltField, language: Language) => string | undefined): TypedAlt {
  const typed = LANGUAGES.map((language) => [altIn(language), wordsOf(altIn(language), language) ?? ''])
  // fromEntries forgets its keys.
  return Object.fromEntries(typed) as TypedAlt
}

/** The fields of which it can be said. */
export type PictureField = 'file' | 'cut' | AltField
