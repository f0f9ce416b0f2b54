import { share } from '@/lib/messages/kn/share'
import type { UpdatesListMessages } from '@/lib/messages/en/updates-list'
import { dates } from '@/lib/messages/kn/dates'

export const updatesList: UpdatesListMessages = {
  download: share.download,
  dates,
  title: 'ಇತ್ತೀಚಿನ ಸುದ್ದಿಗಳು',
  description: 'ಕರ್ನಾಟಕದ ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ ಮತ್ತು ಪೋಷಕರಿಗೆ ಬೇಕಾದ ದಿನಾಂಕಗಳು, ಕೊನೆಯ ದಿನಗಳು ಮತ್ತು ಸುದ್ದಿ.',
  emptyTitle: 'ಸುದ್ದಿಗಳು',
  empty: 'ಸದ್ಯಕ್ಕೆ ಯಾವುದೇ ಪ್ರಕಟಣೆಗಳಿಲ್ಲ.',
  failed: 'ಪ್ರಕಟಣೆಗಳನ್ನು ತೋರಿಸಲು ಆಗಲಿಲ್ಲ.',
  failedHint: 'ಕೆಲವೇ ಕ್ಷಣಗಳಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲಾಗುತ್ತದೆ.',
  readMore: 'ಮುಂದೆ ಓದಿ',
  newTab: '(ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ)',
  starts: 'ಆರಂಭ',
  ends: 'ಕೊನೆ',
}
