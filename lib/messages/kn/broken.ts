import type { BrokenMessages } from '@/lib/messages/en/broken'

export const broken: BrokenMessages = {
  title: 'ಏನೋ ತಪ್ಪಾಗಿದೆ',
  heading: 'ಈ ಪುಟವನ್ನು ತೋರಿಸಲು ಆಗಲಿಲ್ಲ.',
  hint: 'ತಪ್ಪು ನಮ್ಮದು. ದಯವಿಟ್ಟು ಇನ್ನೊಮ್ಮೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಮುಖಪುಟದಿಂದ ಮುಂದುವರಿಯಿರಿ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  home: 'ಮುಖಪುಟ',
  number: 'ನಮಗೆ ಬರೆಯುವುದಾದರೆ ಈ ಸಂಖ್ಯೆಯನ್ನು ತಿಳಿಸಿ:',
  institute: {
    heading: 'ಈ ಸಂಸ್ಥೆಯ ಮಾಹಿತಿ ಸಿಗಲಿಲ್ಲ.',
    hint: 'ಸದ್ಯಕ್ಕೆ ಮಾಹಿತಿ ದೊರೆಯುತ್ತಿಲ್ಲ. ದಯವಿಟ್ಟು ಇನ್ನೊಮ್ಮೆ ಪ್ರಯತ್ನಿಸಿ.',
    findInstitution: 'ಶಿಕ್ಷಣ ಸಂಸ್ಥೆ ಹುಡುಕಿ',
  },
}
