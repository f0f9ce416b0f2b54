import type { DeskBrochureMessages } from '@/lib/messages/en/desk-brochures'
import { labelsBy } from '@/lib/messages/in-each-language'
import { dates } from '@/lib/messages/kn/dates'
import { deskInstitutions } from '@/lib/messages/kn/desk-institutions'

/** The brochures of an institution at the desk. */
export const deskBrochures: DeskBrochureMessages = {
  dates,
  theirs: deskInstitutions.theirs,
  brochures: 'ಕೈಪಿಡಿಗಳು',
  brochuresOf: '{name}: ಕೈಪಿಡಿಗಳು',
  back: 'ಸಂಸ್ಥೆಗೆ ಹಿಂತಿರುಗಿ',
  intro: 'ಸಂಸ್ಥೆಯ ಪುಟದಲ್ಲಿ ಲಾಗಿನ್ ಆದವರು ಇವುಗಳನ್ನು ಡೌನ್‌ಲೋಡ್ ಮಾಡಬಹುದು. ಪ್ರತಿ ಗುಂಡಿಯೂ ಉಳಿಸುತ್ತದೆ; ಸಂದರ್ಶಕರಿಗೆ ಕೂಡಲೇ ಸಿಗುತ್ತದೆ.',
  conflict:
    'ನೀವು ತೆರೆದ ಬಳಿಕ ಬೇರೊಬ್ಬರು ಈ ಕೈಪಿಡಿಗಳನ್ನು ಬದಲಾಯಿಸಿದ್ದಾರೆ. ಏನನ್ನೂ ಉಳಿಸಿಲ್ಲ. ಅವು ಈಗ ಇರುವಂತೆ ಇಲ್ಲಿವೆ; ನೀವು ಬರೆದದ್ದು ಅದರ ಕ್ಷೇತ್ರದಲ್ಲಿದೆ, ಕಡತವನ್ನು ಮತ್ತೆ ಆರಿಸಬೇಕು.',
  none: 'ಇನ್ನೂ ಒಂದೂ ಇಲ್ಲ.',
  listed: 'ಪಟ್ಟಿಗಳೂ ಕೈಪಿಡಿಗಳನ್ನು ಹೆಸರಿಸುತ್ತವೆ; ಅವನ್ನು ಪಟ್ಟಿಯಿಂದ ಮಾತ್ರ ಬದಲಾಯಿಸಬಹುದು: {languages}.',

  title: 'ಶೀರ್ಷಿಕೆ',
  titleHint: 'ಕಡತದ ಭಾಷೆಯಲ್ಲಿ, ಉದಾಹರಣೆ: ಪ್ರವೇಶ ಕೈಪಿಡಿ 2027. ಡೌನ್‌ಲೋಡ್ ಆಗುವ ಕಡತಕ್ಕೆ ಇದೇ ಹೆಸರು.',
  language: 'ಕಡತದ ಭಾಷೆ',
  languages: { ...labelsBy('kn', (language) => language, '{language}'), none: 'ಬೇರೆ ಭಾಷೆ, ಅಥವಾ ಹಲವು' },
  file: 'PDF ಕಡತ',
  fileHint: 'ಕಡತವನ್ನು ಆರಿಸಿ, ಅಥವಾ ಎಳೆದು ಇಲ್ಲಿ ಬಿಡಿ: PDF, ಗರಿಷ್ಠ {most}.',
  openFile: 'ಕಡತ ತೆರೆಯಿರಿ (PDF, ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ)',
  proposedFile: 'ಪ್ರಸ್ತಾಪಿಸಿದ ಕಡತ ತೆರೆಯಿರಿ (PDF, ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ)',
  proposed: {
    added: 'ಪ್ರಸ್ತಾವ: ಸಂಪಾದಕರು ಒಪ್ಪುವವರೆಗೆ ಇದು ನಿಮಗೆ ಮತ್ತು ಅವರಿಗೆ ಮಾತ್ರ ಕಾಣುತ್ತದೆ.',
    changed: 'ಹೀಗೆ ಪ್ರಸ್ತಾಪಿಸಲಾಗಿದೆ: ಸಂಪಾದಕರು ಒಪ್ಪುವವರೆಗೆ ಸಂದರ್ಶಕರಿಗೆ ಹಿಂದಿನಂತೆಯೇ ಸಿಗುತ್ತದೆ.',
  },
  another: 'ಇದರ ಬದಲಿಗೆ ಬೇರೆ ಕಡತ',
  anotherHint: 'ಆರಿಸಿದರೆ ಅದು ಇದರ ಜಾಗಕ್ಕೆ ಬರುತ್ತದೆ; ಹಳೆಯದು ಕೆಳಗೆ ಇರುತ್ತದೆ, ಮರಳಿ ತರಬಹುದು. PDF, ಗರಿಷ್ಠ {most}.',
  fileAgain: 'ಕಡತವನ್ನು ಮತ್ತೆ ಆರಿಸಿ.',
  anotherAgain: 'ಬೇರೆ ಕಡತ ಆರಿಸಿದ್ದರೆ ಅದನ್ನು ಮತ್ತೆ ಆರಿಸಿ.',
  add: 'ಕೈಪಿಡಿ ಸೇರಿಸಿ',
  addIt: 'ಈ ಕೈಪಿಡಿ ಸೇರಿಸಿ',
  save: 'ಉಳಿಸಿ',
  remove: 'ತೆಗೆದುಹಾಕಿ',
  restore: 'ಮರಳಿ ತನ್ನಿ',

  removed: 'ತೆಗೆದುಹಾಕಿದವು, ಬದಲಾದವು',
  removedHint: 'ಇವು ಜಾಲತಾಣದಲ್ಲಿ ಸಿಗುವುದಿಲ್ಲ. ಇತ್ತೀಚಿನ {most} ಕಡತಗಳನ್ನು {days} ದಿನಗಳವರೆಗೆ ಮರಳಿ ತರಬಹುದು, ಬಳಿಕ ಅಳಿದುಹೋಗುತ್ತವೆ.',
  removedOn: 'ತೆಗೆದದ್ದು: {moment}',

  flaws: {
    needed: 'ಇದು ಅಗತ್ಯ.',
    tooLong: 'ಇದು ತುಂಬಾ ಉದ್ದವಾಯಿತು: ಗರಿಷ್ಠ {most} ಅಕ್ಷರಗಳು.',
    unfit: 'ಇದರಲ್ಲಿ ಬಳಸಲಾಗದ ಅಕ್ಷರವಿದೆ.',
    tooLarge: 'ಈ ಕಡತ {size} ಮೀರಿದೆ: ಚಿಕ್ಕದು ಮಾಡಿ, ಮತ್ತೆ ಆರಿಸಿ.',
    format: 'ಇದು PDF ಕಡತವಲ್ಲ.',
    broken: 'ಈ ಕಡತ ಅರ್ಧಕ್ಕೇ ಮುಗಿದಿದೆ: ಪೂರ್ತಿ PDF ಅಲ್ಲ. ಮತ್ತೆ ಉಳಿಸಿ, ಮತ್ತೆ ಆರಿಸಿ.',
    full: 'ಇರಬಹುದಾದಷ್ಟು ಕೈಪಿಡಿಗಳು ಈ ಸಂಸ್ಥೆಗೆ ಇವೆ: ಮೊದಲು ಒಂದನ್ನು ತೆಗೆದುಹಾಕಿ.',
  },
}
