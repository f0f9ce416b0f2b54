import { share } from '@/lib/messages/kn/share'
import type { SourceMessages } from '@/lib/messages/en/sources'
import { dates } from '@/lib/messages/kn/dates'
import { facts } from '@/lib/messages/kn/facts'
import { icu } from '@/lib/messages/kn/icu'

export const sources: SourceMessages = {
  download: share.download,
  dates,
  figures: {
    name: 'ಹೆಸರು',
    kind: 'ಸಂಸ್ಥೆಯ ವಿಧ',
    place: 'ಸ್ಥಳ',
    ownership: 'ನಡೆಸುವವರು',
    gender: facts.gender.title,
    minority: facts.minority,
    classes: facts.classes.title,
    university: 'ವಿಶ್ವವಿದ್ಯಾಲಯ',
    address: 'ವಿಳಾಸ',
    contact: 'ಫೋನ್, ಇಮೇಲ್, ಜಾಲತಾಣ',
    courses: 'ಕೋರ್ಸ್‌ಗಳು',
    seats: 'ಸೀಟುಗಳು',
    fees: 'ಶುಲ್ಕ',
    ...facts.ownFees,
  },
  note: 'ಈ ಮಾಹಿತಿ ಎಲ್ಲಿಂದ ಬಂದದ್ದು?',
  dated: '{day}ರಂದು ಇದ್ದಂತೆ',
  read: '{day}ರಂದು ಓದಲಾಗಿದೆ',
  noLicence: 'ಪರವಾನಗಿ ತಿಳಿಸಿಲ್ಲ',
  silent: 'ನಾವು ಓದಿದ ಯಾವ ಪಟ್ಟಿಯಲ್ಲೂ ಇವಿಲ್ಲ: {figures}. ಊಹಿಸಿ ಬರೆಯುವ ಬದಲು ಖಾಲಿ ಬಿಟ್ಟಿದ್ದೇವೆ.',
  townMethods: {
    pin: 'ಪಟ್ಟಿಯಲ್ಲಿ ಊರಿನ ಹೆಸರಿಲ್ಲ: ಪಿನ್ ಕೋಡ್ {zip}ನಿಂದ ತಿಳಿದದ್ದು.',
    address: 'ಪಟ್ಟಿಯಲ್ಲಿ ಊರಿನ ಹೆಸರಿಲ್ಲ: ವಿಳಾಸದಿಂದ ತಿಳಿದದ್ದು.',
    name: 'ಪಟ್ಟಿಯಲ್ಲಿ ಊರಿನ ಹೆಸರಿಲ್ಲ: ಸಂಸ್ಥೆಯ ಹೆಸರಿನಿಂದ ತಿಳಿದದ್ದು.',
    quarter: 'ಪಟ್ಟಿಯಲ್ಲಿ ಊರಿನ ಹೆಸರಿಲ್ಲ: ವಿಳಾಸದಲ್ಲಿರುವ ಬಡಾವಣೆಯ ಹೆಸರಿನಿಂದ ತಿಳಿದದ್ದು.',
  },
  shown: 'ಇಲ್ಲಿ ತೋರಿಸಿದ್ದು',
  differ: 'ಪಟ್ಟಿಗಳಲ್ಲಿ ವ್ಯತ್ಯಾಸವಿದೆ:',
  all: 'ಎಲ್ಲ ಮೂಲಗಳು',
  report: 'ತಪ್ಪಿದ್ದರೆ ತಿಳಿಸಿ',

  title: 'ಮಾಹಿತಿಯ ಮೂಲಗಳು',
  description: 'ಈ ಮಾಹಿತಿಯನ್ನು ಯಾವ ಪಟ್ಟಿಗಳಿಂದ ಪಡೆದಿದ್ದೇವೆ: ಪ್ರಕಟಿಸಿದವರು, ಪರವಾನಗಿ ಮತ್ತು ಯಾವ ದಿನದ ಮಾಹಿತಿ.',
  intro: 'ಇಲ್ಲಿರುವ ಪ್ರತಿಯೊಂದು ಅಂಕಿ ಅಂಶವೂ ಯಾರೋ ಪ್ರಕಟಿಸಿದ ಪಟ್ಟಿಯಿಂದ ಬಂದದ್ದು, ಇಲ್ಲವೇ ಸಂಸ್ಥೆ ಅಥವಾ ನಾವು ಬರೆದದ್ದು.',
  method:
    'ಹೆಸರು, ಸ್ಥಳ ಮತ್ತು ಕೋರ್ಸ್‌ಗಳನ್ನು ಒಂದೇ ರೀತಿಯಲ್ಲಿ ಬರೆಯುತ್ತೇವೆ; ಸ್ಪಷ್ಟವಾಗಿ ತಪ್ಪಾದ ಸ್ಥಳವನ್ನು ಪಿನ್ ಕೋಡ್ ನೋಡಿ ಸರಿಪಡಿಸುತ್ತೇವೆ. ಪಟ್ಟಿಯಲ್ಲಿ ಊರಿನ ಹೆಸರು ಇಲ್ಲದಿದ್ದರೆ ಪಿನ್ ಕೋಡ್‌ನಿಂದ, ಇಲ್ಲವೇ ವಿಳಾಸದಲ್ಲಿರುವ ಊರು ಅಥವಾ ಬಡಾವಣೆಯ ಹೆಸರಿನಿಂದ ತಿಳಿಯುತ್ತೇವೆ. ಪಟ್ಟಿಗಳಲ್ಲಿ ವ್ಯತ್ಯಾಸವಿದ್ದರೆ ಈ ಮಾರ್ಗದರ್ಶಿಗಾಗಿ ಮಾಡಿದ ಪಟ್ಟಿಗೆ ಮೊದಲ ಸ್ಥಾನ, ನಂತರ AICTE ಅನುಮೋದನೆ, ಅದರ ನಂತರ ಶಾಲೆಗಳ ದಾಖಲೆ; ಪ್ರತಿಯೊಂದು ಪಟ್ಟಿ ಹೇಳುವುದನ್ನು ಸಂಸ್ಥೆಯ ಪುಟದಲ್ಲಿ ನೋಡಬಹುದು.',
  institutes: icu('{count, plural, one {# ಸಂಸ್ಥೆ} other {# ಸಂಸ್ಥೆಗಳು}}'),
  empty: 'ಇನ್ನೂ ಯಾವ ಪಟ್ಟಿಯನ್ನೂ ಓದಿಲ್ಲ.',
  emptyHint: 'ಈಗ ಇರುವ ಮಾಹಿತಿಯನ್ನು ಕೈಯಿಂದ ಬರೆಯಲಾಗಿದೆ.',
  failed: 'ಮೂಲಗಳನ್ನು ಈಗ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ.',
  failedHint: 'ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',

  correctionTitle: 'ತಪ್ಪು ತಿಳಿಸಿ',
  correctionDescription: 'ಇಲ್ಲಿನ ಯಾವ ಮಾಹಿತಿ ತಪ್ಪಾಗಿದೆ ಎಂದು ತಿಳಿಸಿ. ಖಾತೆ ಬೇಕಿಲ್ಲ.',
  correctionIntro: 'ಏನು ತಪ್ಪಾಗಿದೆ, ನಿಮಗೆ ಹೇಗೆ ಗೊತ್ತಾಯಿತು ಎಂದು ತಿಳಿಸಿ. ಮೂಲದೊಂದಿಗೆ ಹೋಲಿಸಿ ನೋಡಿ ಸರಿಪಡಿಸುತ್ತೇವೆ.',
  whichFigure: 'ಏನು ತಪ್ಪಾಗಿದೆ?',
  otherFigure: 'ಬೇರೆ ವಿಷಯ',
  correctionMessage: 'ಸರಿಯಾದದ್ದು ಯಾವುದು? ನಿಮಗೆ ಹೇಗೆ ಗೊತ್ತು?',
  correctionBack: 'ಹಿಂದೆ',
  sendCorrection: 'ತಿದ್ದುಪಡಿ ಕಳುಹಿಸಿ',
}
