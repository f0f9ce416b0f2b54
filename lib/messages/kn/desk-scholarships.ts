import { hintForOthers, labelInEach } from '@/lib/messages/in-each-language'
import type { DeskScholarshipMessages } from '@/lib/messages/en/desk-scholarships'
import { costs } from '@/lib/messages/kn/costs'
import { deskInstitutions } from '@/lib/messages/kn/desk-institutions'
import { deskRecords } from '@/lib/messages/kn/desk-records'
import { icu } from '@/lib/messages/kn/icu'

export const deskScholarships: DeskScholarshipMessages = {
  ...deskRecords,
  ...{
    openUntil: costs.openUntil,
    closedOn: costs.closedOn,
    pageRead: costs.pageRead,
    copyRead: costs.copyRead,
  },

  intro:
    'ಅಧಿಕೃತ ಪುಟವನ್ನು ಯಾರಾದರೂ ಓದಿ ನೋಡಿರುವ ವಿದ್ಯಾರ್ಥಿವೇತನಗಳು ಮಾತ್ರ. ಓದಿಗೆ ಎಷ್ಟು ಖರ್ಚು ಎಂಬ ಪುಟದ ಕೆಳಗೆ, ಅನ್ವಯಿಸಬಹುದಾದವು ಕಾಣುತ್ತವೆ. ಯಾವುದೂ ತಾನಾಗಿಯೇ ಮತ್ತೆ ಬರುವುದಿಲ್ಲ: ಅವಧಿ ಮುಗಿದದ್ದರ ಪುಟವನ್ನು ಮತ್ತೆ ಓದಿ ನೋಡಿ.',
  add: 'ವಿದ್ಯಾರ್ಥಿವೇತನ ಸೇರಿಸಿ',
  addIntro: 'ಮೊದಲು ಅಧಿಕೃತ ಪುಟವನ್ನು ಓದಿ; ಅದರಲ್ಲಿರುವುದನ್ನೇ ಬರೆಯಿರಿ.',
  back: 'ಎಲ್ಲ ವಿದ್ಯಾರ್ಥಿವೇತನಗಳು',
  onWebsite: 'ಜಾಲತಾಣದಲ್ಲಿ ಓದಿನ ಖರ್ಚು',
  found: icu('{count, plural, =0 {ಇನ್ನೂ ಯಾವ ವಿದ್ಯಾರ್ಥಿವೇತನವೂ ಇಲ್ಲ.} one {# ವಿದ್ಯಾರ್ಥಿವೇತನ.} other {# ವಿದ್ಯಾರ್ಥಿವೇತನಗಳು.}}'),
  what: 'ವಿದ್ಯಾರ್ಥಿವೇತನ',
  when: 'ಯಾವಾಗಿನವರೆಗೆ',
  noLastDay: 'ಕೊನೆಯ ದಿನ ಹೇಳಿಲ್ಲ',
  source: 'ಮೂಲ',

  parts: { what: 'ಏನಿದು', who: 'ಯಾರಿಗೆ', how: 'ಅರ್ಜಿ ಸಲ್ಲಿಸುವುದು ಹೇಗೆ', source: 'ಮೂಲ' },
  fields: {
    ...labelInEach('kn', 'name', 'ಹೆಸರು ({language})'),
    ...labelInEach('kn', 'giver', 'ಕೊಡುವವರು ({language})'),
    year: 'ಶೈಕ್ಷಣಿಕ ವರ್ಷ',
    ...labelInEach('kn', 'gives', 'ಎಷ್ಟು ({language})'),
    applies: 'ಪ್ರವರ್ಗ ಮತ್ತು ಆದಾಯ, ಒಂದೊಂದು ಸಾಲಿನಲ್ಲಿ',
    courses: 'ಈ ಕೋರ್ಸ್‌ಗಳಿಗೆ ಮಾತ್ರ',
    ...labelInEach('kn', 'conditions', 'ಷರತ್ತುಗಳು ({language}), ಒಂದೊಂದು ಸಾಲಿನಲ್ಲಿ'),
    ...labelInEach('kn', 'apply', 'ಅರ್ಜಿ ಎಲ್ಲಿ ({language})'),
    until: 'ಕೊನೆಯ ದಿನ',
    url: 'ಅಧಿಕೃತ ಪುಟದ ವಿಳಾಸ',
    read_at: 'ಓದಿದ ದಿನ',
  },
  hints: {
    year: 'ಉದಾಹರಣೆ: 2025-26; ಪುಟ ಒಂದೇ ವರ್ಷದ ಬಗ್ಗೆ ಹೇಳುವುದಾದರೆ ಮಾತ್ರ. ಇಲ್ಲದಿದ್ದರೆ ಖಾಲಿ ಬಿಡಿ.',
    gives: 'ಪುಟದಲ್ಲಿರುವಂತೆ ಪದಗಳಲ್ಲಿ. ಅದು ಹೇಳದಿದ್ದರೆ ಖಾಲಿ ಬಿಡಿ.',
    applies:
      'ಉದಾಹರಣೆ: “2A 100000” ಎಂದರೆ ಪ್ರವರ್ಗ 2A, ವರ್ಷಕ್ಕೆ ₹1,00,000ವರೆಗೆ. “SC 250000-1000000” ಎಂದರೆ ಮೊದಲನೆಯದಕ್ಕಿಂತ ಹೆಚ್ಚು, ಎರಡನೆಯದರವರೆಗೆ. “GM” ಎಂದರೆ ಆದಾಯ ಎಷ್ಟಿದ್ದರೂ. ಖಾಲಿ ಬಿಟ್ಟರೆ ಎಲ್ಲರಿಗೂ. ಪ್ರವರ್ಗಗಳು: GM, 1, 2A, 2B, 3A, 3B, SC, ST.',
    courses: 'ಯಾವುದನ್ನೂ ಗುರುತಿಸದಿದ್ದರೆ ಎಲ್ಲಕ್ಕೂ',
    ...hintForOthers('conditions', 'ಪ್ರತಿ ಸಾಲು ಅದರ ಇಂಗ್ಲಿಷ್ ಸಾಲಿನ ಪಕ್ಕದಲ್ಲಿ; ಇನ್ನೂ ಅನುವಾದಿಸದ ಕಡೆ ಖಾಲಿ ಸಾಲು.'),
    until: 'ಪುಟದಲ್ಲಿ ಹೇಳಿಲ್ಲದಿದ್ದರೆ ಖಾಲಿ ಬಿಡಿ',
    url: 'https:// ನಿಂದ ಆರಂಭವಾಗಬೇಕು',
    read_at: 'ಆ ಪುಟವನ್ನು ಕೊನೆಯದಾಗಿ ಓದಿದ ದಿನ',
  },
  flaws: {
    ...deskRecords.commonFlaws,
    tooLong: 'ಇದು ತುಂಬಾ ಉದ್ದವಾಯಿತು: ಒಂದು ಸಾಲಿನಲ್ಲಿ ಗರಿಷ್ಠ {most} ಅಕ್ಷರಗಳು.',
    tooMany: 'ಸಾಲುಗಳು ಹೆಚ್ಚಾದವು: ಗರಿಷ್ಠ {lines} ಸಾಲುಗಳು.',
    needsEnglish: deskInstitutions.flaws.needsEnglish,
    uneven: 'ಇಲ್ಲಿನ ಒಂದು ಸಾಲಿನ ಪಕ್ಕದಲ್ಲಿ ಇಂಗ್ಲಿಷ್ ಸಾಲು ಇಲ್ಲ.',
    twice: 'ಇದೇ ವರ್ಷದ ಇದೇ ಹೆಸರಿನ ಇನ್ನೊಂದು ವಿದ್ಯಾರ್ಥಿವೇತನ ಇದೆ. ಅದನ್ನೇ ಬದಲಾಯಿಸಿ, ಅಥವಾ ಇದಕ್ಕೆ ಬೇರೆ ಹೆಸರು ಕೊಡಿ.',
  },

  withdraw: 'ಈ ವಿದ್ಯಾರ್ಥಿವೇತನವನ್ನು ತೆಗೆದುಹಾಕಿ',
  withdrawIntro: 'ಈಗ ಕೊಡುತ್ತಿಲ್ಲದ ವಿದ್ಯಾರ್ಥಿವೇತನಕ್ಕೆ ಮಾತ್ರ. ಜಾಲತಾಣದಿಂದ ಹೋಗುತ್ತದೆ; ಅದರಲ್ಲಿ ಇದ್ದದ್ದು ಕೆಲಸದ ದಾಖಲೆಯಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.',
}
