import type { FilterDescriptions } from '@/lib/messages/en/filter-descriptions'
import { icu } from '@/lib/messages/kn/icu'

export const filterDescriptions: FilterDescriptions = {
  bare: icu(
    'ಕರ್ನಾಟಕದ ಎಲ್ಲ ಜಿಲ್ಲೆಗಳ {total, plural, one {# ಸಂಸ್ಥೆಯನ್ನು} other {# ಸಂಸ್ಥೆಗಳನ್ನು}} ಬಗೆ, ವಿಭಾಗ, ಜಿಲ್ಲೆ, ಊರು, ರೇಟಿಂಗ್, ಶುಲ್ಕ ಮತ್ತು ವಸತಿಯ ಪ್ರಕಾರ ಹುಡುಕಿ.',
  ),
  type: icu(
    'ಕರ್ನಾಟಕದ {total, plural, one {# ಸಂಸ್ಥೆ} other {# ಸಂಸ್ಥೆಗಳು}}: {type}. ಜಿಲ್ಲೆವಾರು ಕೋರ್ಸ್, ಶುಲ್ಕ ಮತ್ತು ರೇಟಿಂಗ್ ಅನ್ನು ಹೋಲಿಸಿ.',
  ),
  stream: icu(
    'ಕರ್ನಾಟಕದಲ್ಲಿ {stream} ({type}) ಎಲ್ಲಿ ಓದಬಹುದು: ಕೋರ್ಸ್, ಶುಲ್ಕ ಮತ್ತು ರೇಟಿಂಗ್‌ನೊಂದಿಗೆ {total, plural, one {# ಸಂಸ್ಥೆ} other {# ಸಂಸ್ಥೆಗಳು}}.',
  ),
  district: icu(
    'ಕರ್ನಾಟಕದ {district} ಜಿಲ್ಲೆಯಲ್ಲಿ {type}: ಕೋರ್ಸ್, ಶುಲ್ಕ ಮತ್ತು ರೇಟಿಂಗ್‌ನೊಂದಿಗೆ {total, plural, one {# ಸಂಸ್ಥೆ} other {# ಸಂಸ್ಥೆಗಳು}}.',
  ),
  narrowed: 'ಬಗೆ, ವಿಭಾಗ, ಜಿಲ್ಲೆ, ಊರು, ರೇಟಿಂಗ್, ಶುಲ್ಕ ಮತ್ತು ವಸತಿಯ ಪ್ರಕಾರ ಕರ್ನಾಟಕದ ಶಿಕ್ಷಣ ಸಂಸ್ಥೆಗಳು.',
}
