import type { StartMessages } from '@/lib/messages/en/start'

export const start: StartMessages = {
  searchLabel: 'ಸಂಸ್ಥೆಗಳನ್ನು ಹುಡುಕಿ',
  searchPlaceholder: 'ಸಂಸ್ಥೆಗಳನ್ನು ಹುಡುಕಿ...',
  search: 'ಹುಡುಕಿ',
}
