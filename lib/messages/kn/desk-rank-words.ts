import { labelInEach } from '@/lib/messages/in-each-language'
import type { DeskRankWordMessages } from '@/lib/messages/en/desk-rank-words'
import { costs } from '@/lib/messages/kn/costs'
import { deskInstitutions } from '@/lib/messages/kn/desk-institutions'
import { deskRecords } from '@/lib/messages/kn/desk-records'
import { icu } from '@/lib/messages/kn/icu'

export const deskRankWords: DeskRankWordMessages = {
  ...deskRecords,
  ...{ pageRead: costs.pageRead, copyRead: costs.copyRead },

  intro:
    'ಕೊನೆಯ ರ‍್ಯಾಂಕ್‌ಗಳ ಸಂಕೇತಗಳ ಅರ್ಥ ಮತ್ತು ಅವು ಯಾರಿಗೆ ಎಂಬುದು ಅಧಿಕೃತ ಮೂಲದ ಮಾತಿನಲ್ಲಿ, ಹಾಗೂ ಪರೀಕ್ಷೆಗಳ ಹೆಸರುಗಳು. 2AG ಎಂಬುದನ್ನು ಪ್ರವರ್ಗ 2A ಮತ್ತು ಕೋಟಾ G ಸೇರಿ ಹೇಳುತ್ತವೆ; ಹೊಸದಾಗಿ ಸೇರಿಸಿದ ಸಂಕೇತವನ್ನು ಇಡಿಯಾಗಿ ಹೇಳಲಾಗುತ್ತದೆ.',
  add: 'ವಿವರಣೆ ಸೇರಿಸಿ',
  addIntro: 'ಮೊದಲು ಅಧಿಕೃತ ಮೂಲವನ್ನು ಓದಿ; ಅದರಲ್ಲಿರುವುದನ್ನೇ ಬರೆಯಿರಿ. ಯಾವ ಮೂಲವೂ ವಿವರಿಸದ ಸಂಕೇತದ ಬಗ್ಗೆ ಏನೂ ಬರೆಯಬೇಡಿ.',
  back: 'ಕೊನೆಯ ರ‍್ಯಾಂಕ್‌ಗಳ ಎಲ್ಲ ವಿವರಣೆಗಳು',
  onWebsite: 'ಜಾಲತಾಣದಲ್ಲಿ ಕೊನೆಯ ರ‍್ಯಾಂಕ್‌ಗಳು',
  unknown: 'ಇವು ಪಟ್ಟಿಗಳಲ್ಲಿವೆ, ಆದರೆ ಇವುಗಳ ವಿವರಣೆ ಇಲ್ಲ:',
  found: icu('{count, plural, =0 {ಇನ್ನೂ ಯಾವ ವಿವರಣೆಯೂ ಇಲ್ಲ.} one {# ವಿವರಣೆ.} other {# ವಿವರಣೆಗಳು.}}'),
  what: 'ಯಾವುದರದು',
  meaning: 'ಯಾರಿಗೆ',
  source: 'ಮೂಲ',
  noLink: 'ಅಧಿಕೃತ ಪುಟದ ಕೊಂಡಿ ಇಲ್ಲ',
  wordParts: { category: 'ಪ್ರವರ್ಗ', quota: 'ಕೋಟಾ', code: 'ಸಂಕೇತ', exam: 'ಪರೀಕ್ಷೆ' },

  parts: { what: 'ವಿವರಣೆ', source: 'ಮೂಲ' },
  fields: {
    code: 'ಸಂಕೇತ, ಅಥವಾ ವಿಳಾಸದಲ್ಲಿ ಪರೀಕ್ಷೆಯ ಹೆಸರು',
    ...labelInEach('kn', 'name', 'ಹೆಸರು ({language})'),
    ...labelInEach('kn', 'meaning', 'ಯಾರಿಗೆ ({language})'),
    ...labelInEach('kn', 'source', 'ಮೂಲ ({language})'),
    url: 'ಅಧಿಕೃತ ಪುಟದ ವಿಳಾಸ',
    read_at: 'ಓದಿದ ದಿನ',
  },
  hints: {
    code: 'ಪಟ್ಟಿಗಳಲ್ಲಿರುವಂತೆ, ಉದಾಹರಣೆಗೆ GMP; ಪರೀಕ್ಷೆಯದಾದರೆ ಸಣ್ಣ ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರಗಳು ಮತ್ತು ಅಡ್ಡಗೆರೆ, ಉದಾಹರಣೆಗೆ pgcet-mba. ಮುಂದೆ ಬದಲಾಗುವುದಿಲ್ಲ.',
    meaning: 'ಮೂಲದಲ್ಲಿರುವಂತೆ. ಪರೀಕ್ಷೆಗೆ ಬೇಕಿಲ್ಲ.',
    source: 'ಆದೇಶ ಅಥವಾ ಮಾಹಿತಿ ಪುಸ್ತಿಕೆ, ಅದರ ಸಂಖ್ಯೆ ಮತ್ತು ದಿನಾಂಕದೊಂದಿಗೆ. ಪರೀಕ್ಷೆಗೆ ಬೇಕಿಲ್ಲ.',
    url: 'https:// ನಿಂದ ಆರಂಭವಾಗಬೇಕು. ತಿಳಿಯದಿದ್ದರೆ ಖಾಲಿ ಬಿಡಿ.',
    read_at: 'ಆ ಮೂಲವನ್ನು ಕೊನೆಯದಾಗಿ ಓದಿದ ದಿನ',
  },
  flaws: {
    ...deskRecords.commonFlaws,
    tooLong: 'ಇದು ತುಂಬ ಉದ್ದವಾಗಿದೆ: ಗರಿಷ್ಠ {most} ಅಕ್ಷರಗಳು.',
    needsEnglish: deskInstitutions.flaws.needsEnglish,
    twice: 'ಇದರ ವಿವರಣೆ ಈಗಾಗಲೇ ಇದೆ. ಅದನ್ನೇ ಬದಲಾಯಿಸಿ.',
    fixed: 'ಇದು ಬದಲಾಗುವುದಿಲ್ಲ. ಬೇರೆ ಸಂಕೇತದ ವಿವರಣೆ ಸೇರಿಸಿ, ಇದನ್ನು ತೆಗೆದುಹಾಕಿ.',
  },

  withdraw: 'ಈ ವಿವರಣೆ ತೆಗೆದುಹಾಕಿ',
  withdrawIntro:
    'ಯಾವ ಮೂಲವೂ ಸಮರ್ಥಿಸದ ವಿವರಣೆಗಾಗಿ. ಆಗ ಜಾಲತಾಣವು ಸಂಕೇತವನ್ನು ಮಾತ್ರ ತೋರಿಸಿ, ಅದರ ಅರ್ಥ ತಿಳಿದಿಲ್ಲ ಎಂದು ಹೇಳುತ್ತದೆ. ಅದು ಹೇಳಿದ್ದು ದಾಖಲೆಯಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.',
}
