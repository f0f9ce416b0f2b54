import { share } from '@/lib/messages/kn/share'
import type { ExploreMessages } from '@/lib/messages/en/explore'

export const explore: ExploreMessages = {
  download: share.download,
  title: 'ಪ್ರಮುಖ ಶಿಕ್ಷಣ ಸಂಸ್ಥೆಗಳು',
  description: 'ವಿದ್ಯಾರ್ಥಿಗಳು ಮತ್ತು ಪೋಷಕರು ಮೆಚ್ಚಿದ ಕರ್ನಾಟಕದ ಶಿಕ್ಷಣ ಸಂಸ್ಥೆಗಳು, ಅವುಗಳ ಕೋರ್ಸ್ ಮತ್ತು ರೇಟಿಂಗ್‌ನೊಂದಿಗೆ.',
  back: 'ಹಿಂದೆ',
  loading: 'ಸಂಸ್ಥೆಗಳ ಪಟ್ಟಿ ತೆರೆಯುತ್ತಿದೆ...',
  failed: 'ಸಂಸ್ಥೆಗಳನ್ನು ತೋರಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  empty: 'ಪ್ರಮುಖ ಸಂಸ್ಥೆಗಳ ಪಟ್ಟಿ ಇನ್ನೂ ಇಲ್ಲ.',
  emptyHint: 'ಎಲ್ಲ ಸಂಸ್ಥೆಗಳ ಕೋರ್ಸ್ ಮತ್ತು ಶುಲ್ಕದ ಮಾಹಿತಿ ಪಟ್ಟಿಯಲ್ಲಿದೆ.',
  directory: 'ಎಲ್ಲ ಸಂಸ್ಥೆಗಳು',
  notRated: 'ಇಲ್ಲ',
  notRatedLabel: 'ಇನ್ನೂ ಯಾರೂ ರೇಟಿಂಗ್ ನೀಡಿಲ್ಲ',
  rated: '5ಕ್ಕೆ {rating} ರೇಟಿಂಗ್',
  comingSoon: 'ಶೀಘ್ರದಲ್ಲಿ ಬರಲಿದೆ',
  moreCourses: '+{count}',
  moreCoursesLabel: 'ಇನ್ನೂ {count}',
}
