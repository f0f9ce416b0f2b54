import { hintForOthers, labelInEach } from '@/lib/messages/in-each-language'
import type { DeskFeeSheetMessages } from '@/lib/messages/en/desk-fee-sheets'
import { deskInstitutions } from '@/lib/messages/kn/desk-institutions'
import { deskRecords } from '@/lib/messages/kn/desk-records'

/** The room of fee sheets at the desk. */
export const deskFeeSheets: DeskFeeSheetMessages = {
  ...deskRecords,

  intro:
    'ಓದಿನ ಶುಲ್ಕ ಎಷ್ಟು ಎಂದು ಪ್ರಾಧಿಕಾರ ನಿಗದಿ ಮಾಡಿದ್ದು: ಪ್ರತಿ ಶೈಕ್ಷಣಿಕ ವರ್ಷಕ್ಕೆ ಒಂದು ಪಟ್ಟಿ. ಉಳಿಸಿದ್ದು ಕೂಡಲೇ ಜಾಲತಾಣದಲ್ಲಿ ಕಾಣುತ್ತದೆ. ಪಟ್ಟಿಯಲ್ಲಿರುವ ಕಾಲೇಜು, ಸೀಟು ಮತ್ತು ಕೋರ್ಸ್‌ಗಳು ಹಾಗೆಯೇ ಇರುತ್ತವೆ.',
  add: 'ಮುಂದಿನ ವರ್ಷ ಸೇರಿಸಿ',
  addIntro: 'ಇತ್ತೀಚಿನ ಪಟ್ಟಿಯ ಪ್ರತಿ: ಹೊಸ ಪಟ್ಟಿಯಲ್ಲಿ ಬೇರೆ ಇರುವುದನ್ನು ಬದಲಾಯಿಸಿ. ಸೇರಿಸಿದ ಕೂಡಲೇ ಜಾಲತಾಣದಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  back: 'ಎಲ್ಲ ಶುಲ್ಕ ಪಟ್ಟಿಗಳು',
  onWebsite: 'ಜಾಲತಾಣದಲ್ಲಿ ಓದಿನ ಖರ್ಚು',

  parts: { sheet: 'ಪಟ್ಟಿ', source: 'ಎಲ್ಲಿದೆ', amounts: 'ಮೊತ್ತಗಳು' },
  fields: {
    year: 'ಶೈಕ್ಷಣಿಕ ವರ್ಷ',
    ...labelInEach('kn', 'title', 'ಶೀರ್ಷಿಕೆ ({language})'),
    order: 'ಆದೇಶದ ಸಂಖ್ಯೆ',
    dated: 'ಆದೇಶದ ದಿನಾಂಕ',
    page: 'ಪುಟ',
    url: 'ಪ್ರಾಧಿಕಾರದ ವಿಳಾಸ',
    read_at: 'ಹೋಲಿಸಿ ನೋಡಿದ ದಿನ',
    ...labelInEach('kn', 'remarks', 'ಓದುವವರಿಗೆ ಗೊತ್ತಿರಬೇಕಾದದ್ದು ({language}), ಒಂದೊಂದು ಸಾಲಿನಲ್ಲಿ'),
    amounts: 'ಕಾಲೇಜಿನ ವಿಧದಂತೆ ಶುಲ್ಕ, ರೂಪಾಯಿಗಳಲ್ಲಿ',
    courses: 'ಅದರಲ್ಲಿ ಸೇರಿರುವುದು ಮತ್ತು ಅದರ ಜೊತೆಗಿನದು, ಕೋರ್ಸ್‌ನಂತೆ',
  },
  hints: {
    year: 'ಉದಾಹರಣೆ: 2026-27',
    order: 'ಸಂಖ್ಯೆ ಇಲ್ಲದಿದ್ದರೆ ಖಾಲಿ ಬಿಡಿ',
    url: 'https:// ನಿಂದ ಆರಂಭವಾಗಬೇಕು',
    read_at: 'ಇದನ್ನು ಪಟ್ಟಿಯೊಂದಿಗೆ ಕೊನೆಯದಾಗಿ ಹೋಲಿಸಿ ನೋಡಿದ ದಿನ',
    ...hintForOthers('remarks', 'ಪ್ರತಿ ಸಾಲು ಅದರ ಇಂಗ್ಲಿಷ್ ಸಾಲಿನ ಪಕ್ಕದಲ್ಲಿ; ಇನ್ನೂ ಅನುವಾದಿಸದ ಕಡೆ ಖಾಲಿ ಸಾಲು.'),
    amounts: 'ಪೂರ್ಣ ರೂಪಾಯಿಗಳಲ್ಲಿ; ಪಟ್ಟಿಯಲ್ಲಿ ಗೆರೆ ಇದ್ದಲ್ಲಿ ಖಾಲಿ ಬಿಡಿ.',
    courses: 'ಪಟ್ಟಿಯಲ್ಲಿ ಇಲ್ಲದಿದ್ದರೆ ಖಾಲಿ ಬಿಡಿ.',
  },
  kind: 'ಕಾಲೇಜಿನ ವಿಧ',
  course: 'ಕೋರ್ಸ್',
  otherFees: 'ಸೇರಿರುವ ಇತರ ಶುಲ್ಕ',
  universityFee: 'ಸೇರಿರುವ ವಿಶ್ವವಿದ್ಯಾಲಯ ಶುಲ್ಕ',
  besides: 'ಶುಲ್ಕದ ಜೊತೆಗೆ',
  noAmount: 'ಗುರುತಿಸಿರುವುದು ಮೊತ್ತವಲ್ಲ: ಪೂರ್ಣ ರೂಪಾಯಿಗಳಲ್ಲಿ ಬರೆಯಿರಿ, ಗೆರೆ ಇದ್ದಲ್ಲಿ ಖಾಲಿ ಬಿಡಿ.',
  flaws: {
    ...deskRecords.commonFlaws,
    tooLong: 'ಇದು ತುಂಬಾ ಉದ್ದವಾಯಿತು: ಒಂದು ಸಾಲಿನಲ್ಲಿ ಗರಿಷ್ಠ {most} ಅಕ್ಷರಗಳು.',
    tooMany: 'ಸಾಲುಗಳು ಹೆಚ್ಚಾದವು: ಗರಿಷ್ಠ {lines} ಸಾಲುಗಳು.',
    needsEnglish: deskInstitutions.flaws.needsEnglish,
    uneven: 'ಇಲ್ಲಿನ ಒಂದು ಸಾಲಿನ ಪಕ್ಕದಲ್ಲಿ ಇಂಗ್ಲಿಷ್ ಸಾಲು ಇಲ್ಲ.',
    twice: 'ಈ ವರ್ಷದ ಪಟ್ಟಿ ಇದೆ. ಅದನ್ನೇ ಬದಲಾಯಿಸಿ.',
    fixed: 'ಪಟ್ಟಿಯ ವರ್ಷ ಬದಲಾಗದು. ಬದಲಿಗೆ ಬೇರೆ ವರ್ಷವನ್ನು ಸೇರಿಸಿ.',
    otherRows: 'ಇವು ಈ ಪಟ್ಟಿಯ ಸಾಲುಗಳಲ್ಲ. ಅದನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ.',
  },

  withdraw: 'ಈ ಪಟ್ಟಿಯನ್ನು ತೆಗೆದುಹಾಕಿ',
  withdrawIntro: 'ಈ ವರ್ಷ ಜಾಲತಾಣದಿಂದ ಹೋಗುತ್ತದೆ; ಅದರಲ್ಲಿ ಇದ್ದದ್ದು ಕೆಲಸದ ದಾಖಲೆಯಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.',
  kept: 'ಕೊನೆಯ ಪಟ್ಟಿಯನ್ನು ತೆಗೆದುಹಾಕಲಾಗದು: ಮುಂದಿನ ವರ್ಷ ಅದರ ಪ್ರತಿಯಾಗಿರುತ್ತದೆ.',
}
