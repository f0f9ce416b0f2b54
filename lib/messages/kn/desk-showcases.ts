import { deskRecords } from '@/lib/messages/kn/desk-records'
import { icu } from '@/lib/messages/kn/icu'
import type { DeskShowcaseMessages } from '@/lib/messages/en/desk-showcases'

export const deskShowcases: DeskShowcaseMessages = {
  ...deskRecords,
  intro: 'ಮುಖಪುಟದಲ್ಲಿ ಯಾವ ಸಂಸ್ಥೆಗಳು ಯಾವ ಕ್ರಮದಲ್ಲಿ ಕಾಣುತ್ತವೆ ಎಂಬುದು.',
  drafted: 'ಇಲ್ಲಿ ಒತ್ತಿದ್ದು ಕರಡಿನಲ್ಲಿ ಉಳಿಯುತ್ತದೆ; ಪ್ರಕಟಿಸುವವರೆಗೆ ಓದುಗರಿಗೆ ಕಾಣುವುದಿಲ್ಲ.',
  atOnce: 'ಇಲ್ಲಿ ಮಾಡಿದ್ದು ತಕ್ಷಣ ಓದುಗರಿಗೆ ಕಾಣುತ್ತದೆ.',
  all: 'ಮುಖಪುಟದ ಎಲ್ಲ ಪಟ್ಟಿಗಳು',
  count: icu('{count, plural, =0 {ಇನ್ನೂ ಯಾವುದೂ ಇಲ್ಲ} one {ಒಂದು ಸಂಸ್ಥೆ} other {# ಸಂಸ್ಥೆಗಳು}}'),
  order: 'ಈ ಕ್ರಮದಲ್ಲಿ',
  onWebsite: 'ಮುಖಪುಟ',
  lists: { top: 'ಪ್ರಮುಖ ಸಂಸ್ಥೆಗಳು', partners: 'ಪಾಲುದಾರರು' },
  about: {
    top: 'ಸಾಲಾಗಿ ಕಾಣುವ ಕಾರ್ಡ್‌ಗಳು: ಹೆಸರು, ಸ್ಥಳ, ರೇಟಿಂಗ್, ಕೋರ್ಸ್‌ಗಳು.',
    partners: 'ಮುಖಪುಟ ಪಾಲುದಾರರನ್ನು ಹೆಸರಿಸುವಲ್ಲಿ ಲೋಗೋ ಮತ್ತು ಹೆಸರು.',
  },
  none: 'ಇನ್ನೂ ಯಾವುದೂ ಇಲ್ಲ: ಮುಖಪುಟದಲ್ಲಿ ಈ ಭಾಗ ಕಾಣುವುದಿಲ್ಲ.',
  retired: 'ತೆಗೆದುಹಾಕಲಾಗಿದೆ: ಓದುಗರಿಗೆ ಕಾಣುವುದಿಲ್ಲ',
  gone: 'ಈ ಸಂಸ್ಥೆ ಈಗ ಇಲ್ಲ: ಪಟ್ಟಿಯನ್ನು ಪ್ರಕಟಿಸಲು ಇದನ್ನು ತೆಗೆಯಿರಿ',
  draftWrong: 'ಹೀಗೆಯೇ ಪ್ರಕಟಿಸಲು ಆಗುವುದಿಲ್ಲ: ಕಾರಣ ಕೆಳಗಿದೆ.',
  goneSince: 'ಇವು ಈಗ ಇಲ್ಲ, ಆದ್ದರಿಂದ ಈ ಆವೃತ್ತಿಯನ್ನು ಹೀಗೆಯೇ ಪ್ರಕಟಿಸಲು ಆಗುವುದಿಲ್ಲ: {names}. ಇದನ್ನು ಕರಡು ಮಾಡಿ, ಅಲ್ಲಿ ಇವನ್ನು ತೆಗೆಯಿರಿ.',
  backTo: 'ಪಟ್ಟಿಗೆ ಹಿಂತಿರುಗಿ',
  number: 'ಸಂಸ್ಥೆಯ ಸಂಖ್ಯೆ, ಅಥವಾ ಅದರ ಪುಟದ ವಿಳಾಸ',
  numberHint: '/college/detail?id=12 ಎಂದಾದರೆ 12. ಅದು ಕೊನೆಗೆ ಸೇರುತ್ತದೆ; ಬಳಿಕ ಮೇಲಕ್ಕೆ ಸರಿಸಿ.',
  add: 'ಸೇರಿಸಿ',
  doing: { add: 'ಸೇರಿಸಿ', remove: 'ತೆಗೆಯಿರಿ', up: 'ಮೇಲಕ್ಕೆ', down: 'ಕೆಳಕ್ಕೆ' },
  doingTo: '{action}: {name}',
  flaws: {
    unknown: 'ಈ ಸಂಖ್ಯೆಯ ಸಂಸ್ಥೆ ಇಲ್ಲ.',
    twice: 'ಇದು ಈಗಾಗಲೇ ಈ ಪಟ್ಟಿಯಲ್ಲಿದೆ.',
    full: 'ಪಟ್ಟಿ ತುಂಬಿದೆ: ಮೊದಲು ಒಂದನ್ನು ತೆಗೆಯಿರಿ.',
  },
  fields: { institutions: 'ಸಂಸ್ಥೆಗಳು' },
}
