import type { DeskErrorMessages } from '@/lib/messages/en/desk-errors'
import { dates } from '@/lib/messages/kn/dates'
import { icu } from '@/lib/messages/kn/icu'
import { sources } from '@/lib/messages/kn/sources'

/** Errors that visitors report, for who mends the figures. */
export const deskErrors: DeskErrorMessages = {
  dates,
  figures: sources.figures,
  otherFigure: sources.otherFigure,
  title: 'ಓದುಗರು ತಿಳಿಸಿದ ತಪ್ಪುಗಳು',
  count: icu(
    '{count, plural, =0 {ಯಾರೂ ತಪ್ಪನ್ನು ತಿಳಿಸಿಲ್ಲ.} one {ಓದುಗರೊಬ್ಬರು ಒಂದು ತಪ್ಪನ್ನು ತಿಳಿಸಿದ್ದಾರೆ.} other {ಓದುಗರು # ತಪ್ಪುಗಳನ್ನು ತಿಳಿಸಿದ್ದಾರೆ; ಇತ್ತೀಚಿನವು ಮೊದಲು.}}',
  ),
  until:
    'ಸಂಪಾದಕರು ಸರಿಪಡಿಸಿದೆ ಎನ್ನುವವರೆಗೆ, ಅಥವಾ ಸಲಹೆಗಾರರು ಉತ್ತರಿಸುವವರೆಗೆ ಇಲ್ಲವೇ ಮುಗಿಸುವವರೆಗೆ ಇದು ಇಲ್ಲಿರುತ್ತದೆ. ತಿಳಿಸಿದವರು ಯಾರೆಂದು ಸಲಹೆಗಾರರಿಗೆ ಗೊತ್ತು.',
  mended: 'ಸರಿಪಡಿಸಿದೆ',
  noInstitution: 'ಯಾವ ಸಂಸ್ಥೆ ಎಂದು ಹೇಳಿಲ್ಲ',
  enquiry: 'ವಿಚಾರಣೆ {id}',
  toForm: 'ಸಂಸ್ಥೆಯನ್ನು ಮೇಜಿನಲ್ಲಿ ತೆರೆಯಿರಿ',
  seenByEditors:
    'ಇದಕ್ಕೆ ಉತ್ತರಿಸುವವರೆಗೆ, ಇದನ್ನು ಮುಗಿಸುವವರೆಗೆ ಅಥವಾ ಸರಿಪಡಿಸುವವರೆಗೆ ಸಂಪಾದಕರು ಇದನ್ನು ಸಂಸ್ಥೆಯ ಪುಟದಲ್ಲಿ ಓದುತ್ತಾರೆ; ಬರೆದವರು ಯಾರೆಂದು ಅವರಿಗೆ ಕಾಣುವುದಿಲ್ಲ.',
  seenInOverview:
    'ಇದರಲ್ಲಿ ಯಾವ ಸಂಸ್ಥೆಯ ಹೆಸರೂ ಇಲ್ಲ. ಇದಕ್ಕೆ ಉತ್ತರಿಸುವವರೆಗೆ ಅಥವಾ ಇದನ್ನು ಮುಗಿಸುವವರೆಗೆ, ಇತ್ತೀಚಿನವುಗಳಲ್ಲಿ ಇದು ಇರುವಷ್ಟು ಕಾಲ, ಸಂಪಾದಕರು ಇದನ್ನು ತಮ್ಮ ಮುಖಪುಟದಲ್ಲಿ ಓದುತ್ತಾರೆ; ಬರೆದವರು ಯಾರೆಂದು ಅವರಿಗೆ ಕಾಣುವುದಿಲ್ಲ.',
}
