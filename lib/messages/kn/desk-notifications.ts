import { labelInEach } from '@/lib/messages/in-each-language'
import type { DeskNotificationMessages } from '@/lib/messages/en/desk-notifications'
import { deskInstitutions } from '@/lib/messages/kn/desk-institutions'
import { deskRecords } from '@/lib/messages/kn/desk-records'
import { icu } from '@/lib/messages/kn/icu'

export const deskNotifications: DeskNotificationMessages = {
  ...deskRecords,

  intro: 'ಮುಖಪುಟದಲ್ಲೂ ಇತ್ತೀಚಿನ ಸುದ್ದಿಗಳ ಪುಟದಲ್ಲೂ, ಆರಂಭದಿಂದ ಅಂತ್ಯದವರೆಗೆ ಕಾಣುವ ಸೂಚನೆಗಳು. ಪರೀಕ್ಷಾ ದಿನಾಂಕಗಳು ಅಲ್ಲಿ ತಾವಾಗಿಯೇ ಕಾಣುತ್ತವೆ.',
  add: 'ಸೂಚನೆ ಸೇರಿಸಿ',
  addIntro: 'ಚಿಕ್ಕದಾಗಿರಲಿ; ವಿದ್ಯಾರ್ಥಿಗೆ ಅಥವಾ ಪೋಷಕರಿಗೆ ಉಪಯೋಗಕ್ಕೆ ಬರುವಂತಿರಲಿ.',
  back: 'ಎಲ್ಲ ಸೂಚನೆಗಳು',
  onWebsite: 'ಜಾಲತಾಣದಲ್ಲಿ ಇತ್ತೀಚಿನ ಸುದ್ದಿಗಳು',
  found: icu('{count, plural, =0 {ಇನ್ನೂ ಯಾವ ಸೂಚನೆಯೂ ಇಲ್ಲ.} one {# ಸೂಚನೆ.} other {# ಸೂಚನೆಗಳು.}}'),
  what: 'ಸೂಚನೆ',
  when: 'ಯಾವಾಗ',
  state: 'ಸ್ಥಿತಿ',
  from: '{moment}ರಿಂದ',
  until: '{moment}ರವರೆಗೆ',
  always: 'ಯಾವಾಗಲೂ',
  invented: 'ಕಲ್ಪಿತ, ಉದಾಹರಣೆಗಾಗಿ ಮಾತ್ರ',
  states: { shown: 'ಕಾಣುತ್ತಿದೆ', toCome: 'ಇನ್ನು ಕಾಣಲಿದೆ', over: 'ಅವಧಿ ಮುಗಿದಿದೆ', off: 'ನಿಲ್ಲಿಸಲಾಗಿದೆ' },

  parts: { notification: 'ಏನು ಹೇಳುತ್ತದೆ', time: 'ಯಾವಾಗ ಕಾಣುತ್ತದೆ' },
  fields: {
    ...labelInEach('kn', 'title', 'ಶೀರ್ಷಿಕೆ ({language})'),
    ...labelInEach('kn', 'description', 'ವಿವರ ({language})'),
    link: 'ಕೊಂಡಿ ಎಲ್ಲಿಗೆ',
    shown: 'ತೋರಿಸಬೇಕೇ',
    first_day: 'ಮೊದಲ ದಿನ',
    first_time: 'ಆರಂಭದ ಸಮಯ',
    last_day: 'ಕೊನೆಯ ದಿನ',
    last_time: 'ಮುಗಿಯುವ ಸಮಯ',
  },
  hints: {
    link: 'ಈ ಜಾಲತಾಣದ ಪುಟ (ಉದಾಹರಣೆ: /filter), ಅಥವಾ ಪೂರ್ತಿ ವೆಬ್ ವಿಳಾಸ. ಖಾಲಿ ಬಿಟ್ಟರೆ ಕೊಂಡಿ ಇಲ್ಲ.',
    shown: 'ಇಲ್ಲ ಎಂದರೆ ಯಾವ ಸಮಯದಲ್ಲೂ ಕಾಣುವುದಿಲ್ಲ; ಇಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.',
    first_day: 'ಖಾಲಿ ಬಿಟ್ಟರೆ ಕೂಡಲೇ',
    first_time: 'ಭಾರತೀಯ ಕಾಲಮಾನ. ಖಾಲಿ ಬಿಟ್ಟರೆ ದಿನದ ಆರಂಭದಿಂದ.',
    last_day: 'ಖಾಲಿ ಬಿಟ್ಟರೆ, ನಿಲ್ಲಿಸುವವರೆಗೆ ಅಥವಾ ತೆಗೆದುಹಾಕುವವರೆಗೆ',
    last_time: 'ಖಾಲಿ ಬಿಟ್ಟರೆ ದಿನದ ಕೊನೆಯವರೆಗೆ',
  },
  words: { yes: 'ಹೌದು', no: 'ಇಲ್ಲ' },
  flaws: {
    ...deskRecords.commonFlaws,
    needsEnglish: deskInstitutions.flaws.needsEnglish,
    needsDay: 'ಸಮಯಕ್ಕೆ ದಿನವೂ ಬೇಕು.',
    endsFirst: 'ಇದು ಆರಂಭಕ್ಕಿಂತ ಮೊದಲಿದೆ.',
    twice: 'ಇದೇ ಶೀರ್ಷಿಕೆ, ಕೊಂಡಿ ಮತ್ತು ಸಮಯದ ಸೂಚನೆ ಈಗಾಗಲೇ ಇದೆ.',
  },
  sample: 'ಈ ಸೂಚನೆ ಕಲ್ಪಿತ, ಉದಾಹರಣೆಗಾಗಿ ಮಾತ್ರ. ನೀವು ಉಳಿಸಿದ ಮೇಲೆ, ಮಾದರಿಯನ್ನು ತೆಗೆದುಹಾಕಿದರೂ ಇದು ಉಳಿಯುತ್ತದೆ.',

  withdraw: 'ಈ ಸೂಚನೆಯನ್ನು ತೆಗೆದುಹಾಕಿ',
  withdrawIntro: 'ಜಾಲತಾಣದಿಂದ ಹೋಗುತ್ತದೆ; ಇದರಲ್ಲಿ ಇದ್ದದ್ದು ಕೆಲಸದ ದಾಖಲೆಯಲ್ಲಿ ಉಳಿಯುತ್ತದೆ. ಮತ್ತೆ ಬೇಕಾಗಬಹುದಾದರೆ ತೆಗೆದುಹಾಕದೆ ನಿಲ್ಲಿಸಿ.',
}
