import type { OfflineMessages } from '@/lib/messages/en/offline'

export const offline: OfflineMessages = {
  title: 'ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲ',
  text: 'ನೆಟ್‌ವರ್ಕ್ ಮರಳಿದ ಕೂಡಲೇ ಈ ಪುಟ ತಾನಾಗಿ ತೆರೆಯುತ್ತದೆ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  shortlist: 'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿರುವ ನಿಮ್ಮ ಆಯ್ದ ಪಟ್ಟಿ',
  compare: 'ಹೋಲಿಸಲು ನೀವು ಆರಿಸಿದವು',
}
