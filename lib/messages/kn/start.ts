import type { StartMessages } from '@/lib/messages/en/start'

export const start: StartMessages = {
  eyebrow: '{districts} ಜಿಲ್ಲೆಗಳಲ್ಲಿ {total} ಸಂಸ್ಥೆಗಳು',
  heading: 'ನಿಮಗೆ ಸರಿಹೊಂದುವ ಸಂಸ್ಥೆಯನ್ನು ಹುಡುಕಿ, ಬೀದರ್‌ನಿಂದ ಚಾಮರಾಜನಗರದವರೆಗೆ, ಸರಳ ಪ್ರಾಮಾಣಿಕ ಮಾಹಿತಿಯೊಂದಿಗೆ.',
  lede: 'ರಾಜ್ಯದಾದ್ಯಂತ ಕಾಲೇಜು, ಶುಲ್ಕ ಮತ್ತು ಕೋರ್ಸ್‌ಗಳನ್ನು ಹೋಲಿಸಿ. ನಿಮ್ಮ ಫೋನ್ ಸಂಖ್ಯೆಯನ್ನು ಯಾರೂ ಮಾರುವುದಿಲ್ಲ.',
  searchLabel: 'ಸಂಸ್ಥೆಗಳನ್ನು ಹುಡುಕಿ',
  searchPlaceholder: 'ಸಂಸ್ಥೆಗಳನ್ನು ಹುಡುಕಿ...',
  search: 'ಹುಡುಕಿ',
  byType: 'ಸಂಸ್ಥೆಯ ಬಗೆಯ ಪ್ರಕಾರ',
  byDistrict: 'ಜಿಲ್ಲೆಯ ಪ್ರಕಾರ',
  all: 'ಎಲ್ಲ ಸಂಸ್ಥೆಗಳು',
}
