import type { SuggestionMessages } from '@/lib/messages/en/suggestions'
import { icu } from '@/lib/messages/kn/icu'

export const suggestions: SuggestionMessages = {
  list: 'ಸಲಹೆಗಳು',
  count: icu('{count, plural, one {# ಸಲಹೆ} other {# ಸಲಹೆಗಳು}}'),
  none: 'ಯಾವ ಸಲಹೆಯೂ ಇಲ್ಲ',
  searchFor: '“{text}” ಎಂದು ಹುಡುಕಿ',
}
