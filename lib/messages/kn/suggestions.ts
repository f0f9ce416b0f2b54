import type { SuggestionMessages } from '@/lib/messages/en/suggestions'

export const suggestions: SuggestionMessages = {
  list: 'ಸಲಹೆಗಳು',
  count: '{count} ಸಲಹೆಗಳು',
  one: '1 ಸಲಹೆ',
  none: 'ಯಾವ ಸಲಹೆಯೂ ಇಲ್ಲ',
  searchFor: '“{text}” ಎಂದು ಹುಡುಕಿ',
}
