import { type AltField, altIn } from '@/lib/contract/desk/picture-words'
import type { DeskPictureMessages } from '@/lib/messages/en/desk-pictures'
import { labelsBy } from '@/lib/messages/in-each-language'
import { dates } from '@/lib/messages/kn/dates'
import { deskBrochures } from '@/lib/messages/kn/desk-brochures'
import { deskInstitutions } from '@/lib/messages/kn/desk-institutions'

/** The pictures of an institution at the desk. */
export const deskPictures: DeskPictureMessages = {
  dates,
  theirs: deskInstitutions.theirs,
  empty: deskInstitutions.empty,
  pictures: 'ಚಿತ್ರಗಳು',
  picturesOf: '{name}: ಚಿತ್ರಗಳು',
  back: 'ಸಂಸ್ಥೆಗೆ ಹಿಂತಿರುಗಿ',
  intro:
    'ಗ್ಯಾಲರಿಯ ಮೊದಲ ಚಿತ್ರವೇ ಪುಟದ ಬ್ಯಾನರ್; ಸಂಸ್ಥೆಯ ಕಾರ್ಡ್‌ನಲ್ಲೂ ಅದೇ ಇರುತ್ತದೆ. ಪ್ರತಿ ಚಿತ್ರದಲ್ಲಿ ಏನು ಕಾಣುತ್ತದೆ ಎಂದು ಬರೆಯಿರಿ: ನೋಡಲಾಗದವರು ಅದನ್ನು ಕೇಳುತ್ತಾರೆ.',
  atOnce: 'ಇಲ್ಲಿ ಮಾಡಿದ್ದು ತಕ್ಷಣ ಓದುಗರಿಗೆ ಕಾಣುತ್ತದೆ.',
  draftWaits: 'ಇಲ್ಲಿ ಮಾಡಿದ್ದು ತಕ್ಷಣ ಓದುಗರಿಗೆ ಕಾಣುತ್ತದೆ. ಈ ಸಂಸ್ಥೆಯ ಕರಡಿನಲ್ಲಿ ಬೇರೆ ಚಿತ್ರಗಳು ಕಾಯುತ್ತಿವೆ.',
  toDraft: 'ಸಂಸ್ಥೆಯ ಕರಡಿನಲ್ಲಿ ಬದಲಾಯಿಸಿ',
  drafted: 'ಇಲ್ಲಿ ಮಾಡಿದ್ದು ಸಂಸ್ಥೆಯ ಕರಡಿನಲ್ಲಿ ಉಳಿಯುತ್ತದೆ; ಪ್ರಕಟಿಸುವವರೆಗೆ ಓದುಗರಿಗೆ ಕಾಣುವುದಿಲ್ಲ.',
  toPublish: 'ಕರಡನ್ನು ನೋಡಿ, ಪ್ರಕಟಿಸಿ',
  toPublic: 'ಓದುಗರಿಗೆ ಕಾಣುವುದನ್ನು ಬದಲಾಯಿಸಿ',
  removedDrafted:
    'ಕರಡು ಪುಟದಿಂದ ತೆಗೆದದ್ದನ್ನು, ಮತ್ತು ಕಳೆದ {days} ದಿನಗಳಲ್ಲಿ ತೆಗೆದದ್ದನ್ನು ಮರಳಿ ತರಬಹುದು. ಕರಡಿನಲ್ಲಿ ಸೇರಿಸಿ ಮತ್ತೆ ತೆಗೆದದ್ದು ಅದರ ಇತಿಹಾಸದಲ್ಲಿ ಮಾತ್ರ ಇರುತ್ತದೆ.',
  gone: 'ಈ ಚಿತ್ರ ಈಗ ಇಲ್ಲ; ಇದರಿಂದ ಕರಡನ್ನು ಪ್ರಕಟಿಸಲಾಗುವುದಿಲ್ಲ. ಇದನ್ನು ತೆಗೆಯಿರಿ.',
  conflict: 'ನೀವು ತೆರೆದ ಬಳಿಕ ಬೇರೊಬ್ಬರು ಈ ಚಿತ್ರಗಳನ್ನು ಬದಲಾಯಿಸಿದ್ದಾರೆ. ಏನನ್ನೂ ಉಳಿಸಿಲ್ಲ. ಅವು ಈಗ ಇರುವಂತೆ ಇಲ್ಲಿವೆ; ನೀವು ಬರೆದದ್ದು ಅದರ ಕ್ಷೇತ್ರದಲ್ಲಿದೆ.',

  add: 'ಚಿತ್ರ ಸೇರಿಸಿ',
  place: 'ಎಲ್ಲಿ ಇರಬೇಕು',
  places: { gallery: 'ಗ್ಯಾಲರಿಯಲ್ಲಿ, ಕೊನೆಯದಾಗಿ', logo: 'ಲೋಗೋ, ಈಗಿನದರ ಬದಲಿಗೆ' },
  cut: 'ಎಷ್ಟು ಭಾಗ ಉಳಿಯಬೇಕು',
  cutHint: 'ಗ್ಯಾಲರಿಯ ಚಿತ್ರವನ್ನು 16:9ಕ್ಕೆ, ಲೋಗೋವನ್ನು ಚೌಕಕ್ಕೆ ಕತ್ತರಿಸಲಾಗುತ್ತದೆ.',
  cuts: {
    whole: 'ಪೂರ್ತಿ ಚಿತ್ರ',
    start: 'ಕತ್ತರಿಸಿ: ಮೇಲಿನ ಭಾಗ, ಅಗಲವಾದುದಾದರೆ ಎಡಭಾಗ',
    middle: 'ಕತ್ತರಿಸಿ: ನಡುವಿನ ಭಾಗ',
    end: 'ಕತ್ತರಿಸಿ: ಕೆಳಗಿನ ಭಾಗ, ಅಗಲವಾದುದಾದರೆ ಬಲಭಾಗ',
    frame: 'ಕತ್ತರಿಸಿ: ಚೌಕಟ್ಟಿನೊಳಗಿನ ಭಾಗ',
  },
  frame: 'ಚೌಕಟ್ಟು',
  frameHint: 'ಚೌಕಟ್ಟಿನೊಳಗಿನ ಭಾಗ ಉಳಿಯುತ್ತದೆ. ಅದನ್ನು ಎಳೆದು ಸರಿಸಿ, ಅಥವಾ ಅದರ ಮೂಲೆಯನ್ನು ಎಳೆಯಿರಿ; ಕೆಳಗಿನ ನಿಯಂತ್ರಣಗಳಿಂದಲೂ ಅದನ್ನೇ ಮಾಡಬಹುದು.',
  across: 'ಬಲಕ್ಕೆ',
  down: 'ಕೆಳಕ್ಕೆ',
  size: 'ಗಾತ್ರ',
  file: 'ಚಿತ್ರ',
  fileHint:
    'ಕಡತವನ್ನು ಆರಿಸಿ, ಅಥವಾ ಎಳೆದು ಇಲ್ಲಿ ಬಿಡಿ: JPEG, PNG ಅಥವಾ WebP, ಗರಿಷ್ಠ {most}. ಎಲ್ಲಿ, ಯಾವ ಕ್ಯಾಮೆರಾದಿಂದ ತೆಗೆದದ್ದು ಎಂಬ ಮಾಹಿತಿ ಉಳಿಯುವುದಿಲ್ಲ.',
  fileAgain: 'ಕಡತವನ್ನು ಮತ್ತೆ ಆರಿಸಿ.',
  addIt: 'ಈ ಚಿತ್ರ ಸೇರಿಸಿ',

  alts: labelsBy<AltField>('kn', altIn, 'ಚಿತ್ರದಲ್ಲಿ ಕಾಣುವುದು ({language})'),
  altHint: 'ಒಂದು ವಾಕ್ಯದಲ್ಲಿ, ಉದಾಹರಣೆ: ಹುಲ್ಲುಹಾಸಿನ ಹಿಂದೆ ಮುಖ್ಯ ಕಟ್ಟಡ. ಲೋಗೋಗೆ ಬೇಕಿಲ್ಲ.',
  noAlt: deskInstitutions.noAlt,
  proposed: deskBrochures.proposed.added,
  save: 'ಉಳಿಸಿ',
  first: 'ಬ್ಯಾನರ್ ಮಾಡಿ',
  earlier: 'ಮುಂದಕ್ಕೆ ತನ್ನಿ',
  later: 'ಹಿಂದಕ್ಕೆ ಕಳುಹಿಸಿ',
  remove: 'ತೆಗೆದುಹಾಕಿ',
  ofPicture: '{action}: ಚಿತ್ರ {number}',
  ofLogo: '{action}: ಲೋಗೋ',

  logo: deskInstitutions.logo,
  noLogo: 'ಲೋಗೋ ಇಲ್ಲ: ಪುಟವು ಅದರ ಜಾಗದಲ್ಲಿ ಹಾಗೆಂದು ಹೇಳುತ್ತದೆ.',
  gallery: 'ಗ್ಯಾಲರಿ',
  noGallery: 'ಇನ್ನೂ ಒಂದೂ ಇಲ್ಲ.',
  picture: 'ಚಿತ್ರ {number}',
  banner: 'ಬ್ಯಾನರ್',

  removed: 'ತೆಗೆದುಹಾಕಿದವು',
  removedHint: 'ಇವು ಜಾಲತಾಣದಲ್ಲಿ ಕಾಣುವುದಿಲ್ಲ. {days} ದಿನಗಳವರೆಗೆ ಮರಳಿ ತರಬಹುದು, ಬಳಿಕ ಅಳಿದುಹೋಗುತ್ತವೆ.',
  removedOn: '{place}, ತೆಗೆದುಹಾಕಿದ್ದು {moment}',
  removedFrom: { gallery: 'ಗ್ಯಾಲರಿಯಲ್ಲಿತ್ತು', logo: 'ಲೋಗೋ ಆಗಿತ್ತು' },
  restore: 'ಮರಳಿ ತನ್ನಿ',

  flaws: {
    needed: 'ಇದು ಅಗತ್ಯ.',
    tooLong: 'ಇದು ತುಂಬಾ ಉದ್ದವಾಯಿತು: ಗರಿಷ್ಠ {most} ಅಕ್ಷರಗಳು.',
    unfit: 'ಇದರಲ್ಲಿ ಬಳಸಲಾಗದ ಅಕ್ಷರವಿದೆ.',
    tooLarge: 'ಈ ಕಡತ {size} ಮೀರಿದೆ: ಚಿಕ್ಕದು ಮಾಡಿ, ಮತ್ತೆ ಆರಿಸಿ.',
    format: 'ಇದು JPEG, PNG ಅಥವಾ WebP ಚಿತ್ರವಲ್ಲ.',
    pixels: 'ಇದರಲ್ಲಿ 24 ಮೆಗಾಪಿಕ್ಸೆಲ್‌ಗಿಂತ ಹೆಚ್ಚಿದೆ: ಚಿಕ್ಕದು ಮಾಡಿ, ಮತ್ತೆ ಆರಿಸಿ.',
    broken: 'ಈ ಕಡತ ಹಾಳಾಗಿದೆ: ಚಿತ್ರವಾಗಿ ಓದಲಾಗುತ್ತಿಲ್ಲ.',
    frame: 'ಚೌಕಟ್ಟು ಚಿತ್ರದೊಳಗೆ ಇಲ್ಲ: ಕಡತವನ್ನು ಮತ್ತೆ ಆರಿಸಿ, ಚೌಕಟ್ಟನ್ನು ಹೊಸದಾಗಿ ಇಡಿ.',
    full: 'ಗ್ಯಾಲರಿಯಲ್ಲಿ ಇರಬಹುದಾದಷ್ಟು ಚಿತ್ರಗಳಿವೆ: ಮೊದಲು ಒಂದನ್ನು ತೆಗೆದುಹಾಕಿ.',
  },
}
