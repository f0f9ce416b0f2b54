import { labelInEach } from '@/lib/messages/in-each-language'
import type { DeskTemplateMessages } from '@/lib/messages/en/desk-templates'
import { deskRecords } from '@/lib/messages/kn/desk-records'
import { icu } from '@/lib/messages/kn/icu'

export const deskTemplates: DeskTemplateMessages = {
  ...deskRecords,

  intro:
    'ವಿಚಾರಣೆಗಳಿಗೆ ಉತ್ತರಿಸುವ ಸಿದ್ಧ ಪಠ್ಯಗಳು. ವಿಚಾರಣೆಯ ಪುಟದಲ್ಲಿ ಸಲಹೆಗಾರರು ಒಂದನ್ನು ಆರಿಸಿ, ವಿವರಗಳು ತುಂಬಿರುವುದನ್ನು ನೋಡಿ, ಕಳುಹಿಸುವ ಮುನ್ನ ಬದಲಾಯಿಸಬಹುದು.',
  add: 'ಮಾದರಿ ಉತ್ತರ ಸೇರಿಸಿ',
  addIntro: 'ಸೇರಿಸಿದ ಮೇಲೆ ಎಲ್ಲ ಸಲಹೆಗಾರರೂ ಇದನ್ನು ಆರಿಸಬಹುದು.',
  back: 'ಎಲ್ಲ ಮಾದರಿ ಉತ್ತರಗಳು',
  found: icu('{count, plural, =0 {ಇನ್ನೂ ಯಾವ ಮಾದರಿ ಉತ್ತರವೂ ಇಲ್ಲ.} one {# ಮಾದರಿ ಉತ್ತರ.} other {# ಮಾದರಿ ಉತ್ತರಗಳು.}}'),
  template: 'ಮಾದರಿ ಉತ್ತರ',
  types: 'ಯಾವುದಕ್ಕೆ',
  allTypes: 'ಎಲ್ಲ ಬಗೆಗಳಿಗೆ',
  begins: 'ಪಠ್ಯ',

  parts: { what: 'ಮಾದರಿ ಉತ್ತರ', words: 'ಉತ್ತರದ ಪಠ್ಯ' },
  fields: {
    ...labelInEach('kn', 'title', 'ಶೀರ್ಷಿಕೆ ({language})'),
    types: 'ಯಾವ ಬಗೆಯ ವಿಚಾರಣೆಗಳಿಗೆ',
    ...labelInEach('kn', 'text', 'ಪಠ್ಯ ({language})'),
  },
  hints: {
    title: 'ಇಮೇಲ್‌ನ ವಿಷಯವೂ ಇದೇ ಆಗಿರುತ್ತದೆ.',
    types: 'ಯಾವುದನ್ನೂ ಗುರುತಿಸದಿದ್ದರೆ ಎಲ್ಲಕ್ಕೂ.',
  },
  textHint: 'ಇವುಗಳ ಜಾಗದಲ್ಲಿ ವಿವರ ತುಂಬಲಾಗುತ್ತದೆ: {placeholders}.',
  placeholders: {
    name: 'ಕೇಳಿದವರ ಹೆಸರು',
    course: 'ಅವರು ತಿಳಿಸಿದ ಕೋರ್ಸ್',
    interest: 'ವಿಷಯ',
    received: 'ವಿಚಾರಣೆ ಬಂದ ಸಮಯ',
    counsellor: 'ನಿಮ್ಮ ಹೆಸರು',
    institution: 'ಸಂಸ್ಥೆಯ ಹೆಸರು; ಉತ್ತರಿಸುವವರೇ ಬರೆಯಬೇಕು',
  },
  flaws: {
    ...deskRecords.commonFlaws,
    placeholder: '{unknown} ಜಾಗದಲ್ಲಿ ತುಂಬಲು ಯಾವ ವಿವರವೂ ಇಲ್ಲ. ಆವರಣದಲ್ಲಿ ಬರೆಯಬಹುದಾದವು ಇವು ಮಾತ್ರ: {known}.',
    twice: 'ಇದೇ ಶೀರ್ಷಿಕೆಯ ಇನ್ನೊಂದು ಮಾದರಿ ಉತ್ತರವಿದೆ. ಅದನ್ನೇ ಬದಲಾಯಿಸಿ, ಅಥವಾ ಇದಕ್ಕೆ ಬೇರೆ ಶೀರ್ಷಿಕೆ ಕೊಡಿ.',
  },

  withdraw: 'ಈ ಮಾದರಿ ಉತ್ತರವನ್ನು ತೆಗೆದುಹಾಕಿ',
  withdrawIntro: 'ಇನ್ನು ಮುಂದೆ ಯಾರೂ ಇದನ್ನು ಆರಿಸಲಾಗದು. ಇದರಲ್ಲಿ ಇದ್ದದ್ದು ಕೆಲಸದ ದಾಖಲೆಯಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.',

  answer: 'ಉತ್ತರ',
  takeFirst: 'ಈ ವಿಚಾರಣೆಯನ್ನು ತೆಗೆದುಕೊಳ್ಳಿ, ಅಥವಾ ಮತ್ತೆ ತೆರೆಯಿರಿ: ನಂತರ ಇಲ್ಲಿಯೇ ಉತ್ತರಿಸಬಹುದು.',
  noTemplate: 'ಮಾದರಿ ಇಲ್ಲದೆ',
  inLanguage: 'ಭಾಷೆ',
  fillIn: 'ವಿವರ ತುಂಬಿ',
  notTranslated: 'ಈ ಮಾದರಿ ಉತ್ತರದ ಅನುವಾದ ಇನ್ನೂ ಇಲ್ಲ: ಇಂಗ್ಲಿಷ್ ಪಠ್ಯ ಇಲ್ಲಿದೆ.',
  subject: 'ವಿಷಯ',
  text: 'ಪಠ್ಯ',
  textOfAnswer: 'ಬೇಕಾದಂತೆ ಬದಲಾಯಿಸಿ. ಆವರಣದಲ್ಲಿ ಉಳಿದಿರುವುದನ್ನು ನೀವೇ ತುಂಬಬೇಕು.',
  look: 'ಕಳುಹಿಸುವ ಮುನ್ನ ನೋಡಿ',
  change: 'ಬದಲಾಯಿಸಿ',
  to: 'ಯಾರಿಗೆ',
  noMail: 'ಇಮೇಲ್ ವಿಳಾಸ ಕೊಟ್ಟಿಲ್ಲ: ಫೋನ್ ಮೂಲಕ ಉತ್ತರಿಸಿ.',
  openMail: 'ನಿಮ್ಮ ಇಮೇಲ್ ಆ್ಯಪ್‌ನಲ್ಲಿ ತೆರೆಯಿರಿ',
  keep: { mail: 'ಕಳುಹಿಸಿದೆ: ಇಮೇಲ್ ಮೂಲಕ ಉತ್ತರಿಸಿದೆ', call: 'ಹೇಳಿದೆ: ಫೋನ್ ಮೂಲಕ ಉತ್ತರಿಸಿದೆ' },
  keepHint:
    'ಇವುಗಳಲ್ಲಿ ಒಂದನ್ನು ಒತ್ತಿದರೆ ಪಠ್ಯ ಟಿಪ್ಪಣಿಗಳಲ್ಲಿ ಉಳಿಯುತ್ತದೆ ಮತ್ತು ವಿಚಾರಣೆಗೆ ಉತ್ತರಿಸಲಾಗಿದೆ ಎಂದು ಗುರುತಾಗುತ್ತದೆ. ಮೇಜು ತಾನಾಗಿ ಏನನ್ನೂ ಕಳುಹಿಸುವುದಿಲ್ಲ.',
  answerFlaws: {
    needed: 'ಮೊದಲು ಉತ್ತರ ಬರೆಯಿರಿ.',
    tooLong: 'ವಿಷಯ ಮತ್ತು ಪಠ್ಯ ಸೇರಿ ತುಂಬಾ ಉದ್ದವಾಯಿತು: ಗರಿಷ್ಠ {most} ಅಕ್ಷರಗಳು.',
    unfilled: 'ಇದನ್ನು ಇನ್ನೂ ತುಂಬಬೇಕು: {places}.',
  },
}
