import type { LostMessages } from '@/lib/messages/en/lost'
import { broken } from '@/lib/messages/kn/broken'

export const lost: LostMessages = {
  title: 'ಪುಟ ಸಿಗಲಿಲ್ಲ',
  heading: 'ಈ ವಿಳಾಸದಲ್ಲಿ ಯಾವ ಪುಟವೂ ಇಲ್ಲ.',
  hint: 'ವಿಳಾಸ ಸ್ವಲ್ಪ ತಪ್ಪಾಗಿ ಟೈಪ್ ಆಗಿರಬಹುದು, ಅಥವಾ ಪುಟ ಬೇರೆಡೆಗೆ ಹೋಗಿರಬಹುದು.',
  home: broken.home,
  startingTitle: 'ಒಂದು ಕ್ಷಣ, ದಯವಿಟ್ಟು',
  starting: 'ಜಾಲತಾಣ ಈಗಷ್ಟೇ ಪ್ರಾರಂಭವಾಗುತ್ತಿದೆ. ದಯವಿಟ್ಟು ಕೆಲವು ಕ್ಷಣಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  tooLargeTitle: 'ಕಳುಹಿಸಲು ಇದು ತುಂಬಾ ಉದ್ದವಾಗಿದೆ',
  tooLarge: 'ಏನನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ. ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಹಿಂದಕ್ಕೆ ಹೋಗಿ: ನೀವು ತುಂಬಿದ್ದು ಹೆಚ್ಚಾಗಿ ಅಲ್ಲೇ ಇರುತ್ತದೆ. ಅದನ್ನು ಚಿಕ್ಕದು ಮಾಡಿ ಮತ್ತೆ ಕಳುಹಿಸಿ.',
  fileTooLargeTitle: 'ಫೈಲ್ ತುಂಬಾ ದೊಡ್ಡದಾಗಿದೆ',
  fileTooLarge:
    'ಏನನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ: ಒಂದು ಸಲಕ್ಕೆ {megabytes} MBವರೆಗೆ ಮಾತ್ರ ಕಳುಹಿಸಬಹುದು. ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಹಿಂದಕ್ಕೆ ಹೋಗಿ, ಚಿಕ್ಕ ಫೈಲ್ ಆರಿಸಿ ಮತ್ತೆ ಕಳುಹಿಸಿ.',
  institute: {
    ...broken.institute,
    hint: 'ಈ ಕೊಂಡಿ ಹಳೆಯದಾಗಿರಬಹುದು, ಅಥವಾ ಸಂಸ್ಥೆಯನ್ನು ಪಟ್ಟಿಯಿಂದ ತೆಗೆದಿರಬಹುದು.',
  },
}
