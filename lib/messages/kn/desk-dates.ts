import { labelInEach } from '@/lib/messages/in-each-language'
import type { DeskDateMessages } from '@/lib/messages/en/desk-dates'
import { calendar } from '@/lib/messages/kn/calendar'
import { deskRecords } from '@/lib/messages/kn/desk-records'
import { icu } from '@/lib/messages/kn/icu'

export const deskDates: DeskDateMessages = {
  ...deskRecords,
  kinds: calendar.kinds,

  intro:
    'ಪ್ರಾಧಿಕಾರಗಳು ಪ್ರಕಟಿಸಿದಂತೆ. ಬದಲಾವಣೆ ಕೆಲವೇ ಸೆಕೆಂಡುಗಳಲ್ಲಿ ಜಾಲತಾಣದಲ್ಲಿ ಕಾಣುತ್ತದೆ. ಕಳೆದ ದಿನಾಂಕ ಹಾಗೆಯೇ ಉಳಿಯುತ್ತದೆ; ಮುಂದಿನ ವರ್ಷದ್ದನ್ನು ಹೊಸದಾಗಿ ಸೇರಿಸಿ.',
  add: 'ದಿನಾಂಕ ಸೇರಿಸಿ',
  addTo: '{exam}: ದಿನಾಂಕ ಸೇರಿಸಿ',
  addIntro: 'ಪ್ರಾಧಿಕಾರದ ಪ್ರಕಟಣೆಯಲ್ಲಿರುವಂತೆಯೇ ಬರೆಯಿರಿ, ಅದು ಎಲ್ಲಿದೆ ಎಂಬುದನ್ನೂ ತಿಳಿಸಿ.',
  back: 'ಎಲ್ಲ ಪರೀಕ್ಷಾ ದಿನಾಂಕಗಳು',
  onWebsite: 'ಜಾಲತಾಣದಲ್ಲಿ ದಿನಾಂಕಗಳು',
  found: icu('{count, plural, =0 {ಇನ್ನೂ ಯಾವ ದಿನಾಂಕವೂ ಇಲ್ಲ.} one {# ದಿನಾಂಕ.} other {# ದಿನಾಂಕಗಳು.}}'),
  what: 'ಏನು',
  when: 'ಯಾವಾಗ',
  state: 'ಸ್ಥಿತಿ',
  checked: 'ಮೂಲ, ಪರಿಶೀಲಿಸಿದ ದಿನ',

  parts: { exam: 'ಪರೀಕ್ಷೆ', event: 'ಏನು ನಡೆಯುತ್ತದೆ', days: 'ಯಾವಾಗ', source: 'ಮೂಲ' },
  fields: {
    exam: 'ವೆಬ್ ವಿಳಾಸದಲ್ಲಿ ಚಿಕ್ಕ ಹೆಸರು',
    ...labelInEach('kn', 'exam_name', 'ಪರೀಕ್ಷೆಯ ಹೆಸರು ({language})'),
    kind: 'ಬಗೆ',
    ...labelInEach('kn', 'title', 'ಏನು ನಡೆಯುತ್ತದೆ ({language})'),
    types: 'ಈ ಪರೀಕ್ಷೆಯ ಮೂಲಕ ಪ್ರವೇಶ ನೀಡುವ ಸಂಸ್ಥೆಗಳ ಬಗೆಗಳು',
    first_day: 'ಮೊದಲ ದಿನ',
    first_time: 'ಆರಂಭದ ಸಮಯ',
    last_day: 'ಕೊನೆಯ ದಿನ',
    last_time: 'ಮುಗಿಯುವ ಸಮಯ',
    source: 'ಪ್ರಕಟಿಸಿದವರು',
    source_url: 'ಪ್ರಕಟಣೆಯ ವಿಳಾಸ',
    checked_on: 'ಪರಿಶೀಲಿಸಿದ ದಿನ',
  },
  hints: {
    exam: 'ಇಂಗ್ಲಿಷ್ ಸಣ್ಣ ಅಕ್ಷರಗಳು, ಅಂಕೆಗಳು, ಹೈಫನ್; ಉದಾಹರಣೆ: kcet',
    exam_name: 'ಈ ಪರೀಕ್ಷೆಯ ಎಲ್ಲ ದಿನಾಂಕಗಳಿಗೂ ಒಂದೇ ಹೆಸರು: ಇಲ್ಲಿ ಬದಲಾಯಿಸಿದರೆ ಎಲ್ಲದರಲ್ಲೂ ಬದಲಾಗುತ್ತದೆ.',
    title: 'ಪರೀಕ್ಷೆಯ ಹೆಸರಿಲ್ಲದೆ; ಉದಾಹರಣೆ: “Round 1: option entry”',
    types: 'ಆ ಸಂಸ್ಥೆಗಳ ಪುಟಗಳಲ್ಲೂ ಈ ದಿನಾಂಕ ಕಾಣುತ್ತದೆ.',
    first_time: 'ಭಾರತೀಯ ಕಾಲಮಾನ. ಖಾಲಿ ಬಿಟ್ಟರೆ ಇಡೀ ದಿನ.',
    last_day: 'ಖಾಲಿ ಬಿಟ್ಟರೆ ಒಂದೇ ದಿನ',
    source: 'ಉದಾಹರಣೆ: Karnataka Examinations Authority',
    source_url: 'ಇದ್ದರೆ, ಆ ಪುಟ ಅಥವಾ PDF ನ ವಿಳಾಸವೇ',
    checked_on: 'ಕೊನೆಯದಾಗಿ ಮೂಲವನ್ನು ನೋಡಿದ ದಿನ',
  },
  flaws: {
    ...deskRecords.commonFlaws,
    endsFirst: 'ಇದು ಆರಂಭಕ್ಕಿಂತ ಮೊದಲಿದೆ.',
    otherName: 'ಈ ಪರೀಕ್ಷೆಯ ಇತರ ದಿನಾಂಕಗಳಲ್ಲಿ ಬೇರೆ ಹೆಸರಿದೆ. ಅಲ್ಲಿರುವಂತೆಯೇ ಬರೆಯಿರಿ; ಎಲ್ಲದಕ್ಕೂ ಬದಲಾಯಿಸಲು ಅಲ್ಲಿ ತಿದ್ದಿ.',
    twice: 'ಇದೇ ಹೆಸರು ಮತ್ತು ದಿನಗಳಿರುವ ದಿನಾಂಕ ಈಗಾಗಲೇ ಇದೆ.',
  },
  sample: 'ಈ ದಿನಾಂಕ ಕಲ್ಪಿತ, ಉದಾಹರಣೆಗಾಗಿ ಮಾತ್ರ. ನೀವು ಉಳಿಸಿದ ಮೇಲೆ ಇದು ಪ್ರಕಟವಾದ ದಿನಾಂಕವೆಂದು ಕಾಣುತ್ತದೆ.',

  withdraw: 'ಈ ದಿನಾಂಕವನ್ನು ತೆಗೆದುಹಾಕಿ',
  withdrawIntro:
    'ರದ್ದಾದದ್ದು ಅಥವಾ ತಪ್ಪಾಗಿ ಸೇರಿದ್ದು ಇದ್ದರೆ. ಜಾಲತಾಣದಿಂದಲೂ ಅದನ್ನು ಅನುಸರಿಸುವ ಕ್ಯಾಲೆಂಡರ್‌ಗಳಿಂದಲೂ ಹೋಗುತ್ತದೆ; ಅದರಲ್ಲಿ ಇದ್ದದ್ದು ಕೆಲಸದ ದಾಖಲೆಯಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.',
}
