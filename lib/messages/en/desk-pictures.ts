import {
  type AltField,
  altIn,
  type PictureCut,
  type PictureFlaw,
  type PicturePlace,
} from '@/lib/contract/desk/picture-words'
import { dates } from '@/lib/messages/en/dates'
import { deskBrochures } from '@/lib/messages/en/desk-brochures'
import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { labelsBy } from '@/lib/messages/in-each-language'
import type { Translated } from '@/lib/messages/translated'

/** The pictures of an institution at the desk. */
export const deskPictures = {
  dates,
  theirs: deskInstitutions.theirs,
  empty: deskInstitutions.empty,
  pictures: 'Pictures',
  picturesOf: 'Pictures of {name}',
  back: 'Back to the institution',
  intro:
    'The first picture of the gallery is the banner of the page, and stands on the institution’s card. Say of each what is seen on it: people who cannot see it hear that.',
  atOnce: 'What you do here stands before visitors at once.',
  draftWaits:
    'What you do here stands before visitors at once. The draft of this institution has other pictures, which wait.',
  toDraft: 'Change them in the draft of the institution',
  drafted: 'What you do here is kept in the draft of the institution, which no visitor sees until it is published.',
  toPublish: 'Look at the draft, and publish it',
  toPublic: 'Change what visitors see',
  removedDrafted:
    'What the draft takes away from the page, and what was removed in the last {days} days, can come back. What was added in the draft and taken away again is only in its history.',
  gone: 'This picture is not there any more, and keeps the draft from being published. Remove it.',
  conflict:
    'Somebody has changed these pictures since you opened them. Nothing was saved. They stand here as they are now; what you typed stands in its field.',

  add: 'Add a picture',
  place: 'Where it stands',
  places: { gallery: 'Gallery, at the end', logo: 'Logo, in the place of the present one' } satisfies Record<
    PicturePlace,
    string
  >,
  cut: 'What stays of it',
  cutHint: 'A picture of the gallery is cut to 16:9, a logo to a square.',
  cuts: {
    whole: 'All of it',
    start: 'Cut: the top, or of a wide one the left',
    middle: 'Cut: the middle',
    end: 'Cut: the bottom, or of a wide one the right',
    frame: 'Cut: what lies in the frame',
  } satisfies Record<PictureCut, string>,
  frame: 'The frame',
  frameHint: 'What lies in the frame stays. Drag it, or pull its corner; the controls below do the same.',
  across: 'To the right',
  down: 'Down',
  size: 'Size',
  file: 'Picture',
  fileHint:
    'Choose a file, or drop it here: JPEG, PNG or WebP, at most {most}. Where and by which camera it was taken is left out.',
  fileAgain: 'Choose the file again.',
  addIt: 'Add this picture',

  alts: labelsBy<AltField>('en', altIn, 'What is seen on it, in {language}'),
  altHint: 'In a sentence, such as: The main building behind a lawn. A logo needs none.',
  noAlt: deskInstitutions.noAlt,
  proposed: deskBrochures.proposed.added,
  save: 'Save',
  first: 'Make it the banner',
  earlier: 'Earlier',
  later: 'Later',
  remove: 'Remove',
  /** To a button that stands beside each picture: which one. */
  ofPicture: '{action}: picture {number}',
  ofLogo: '{action}: logo',

  logo: deskInstitutions.logo,
  noLogo: 'There is none: the page says so in its place.',
  gallery: 'Gallery',
  noGallery: 'There is none yet.',
  picture: 'Picture {number}',
  banner: 'banner',

  removed: 'Removed',
  removedHint: 'The website does not show these. They can be brought back for {days} days, and are gone then.',
  removedOn: '{place}, removed on {moment}',
  removedFrom: { gallery: 'From the gallery', logo: 'Was the logo' } satisfies Record<PicturePlace, string>,
  restore: 'Bring back',

  flaws: {
    needed: 'This is needed.',
    tooLong: 'This is too long: at most {most} characters.',
    unfit: 'This contains a character that cannot be used.',
    tooLarge: 'This file is larger than {size}: make it smaller, and choose it again.',
    format: 'This is no JPEG, PNG or WebP picture.',
    pixels: 'This has more than 24 megapixels: make it smaller, and choose it again.',
    broken: 'This file is damaged: it cannot be read as a picture.',
    frame: 'The frame does not lie within the picture: choose the file again, and draw it anew.',
    full: 'The gallery has as many pictures as it may have: remove one first.',
  } satisfies Record<PictureFlaw, string>,
} as const
export type DeskPictureMessages = Translated<typeof deskPictures>
