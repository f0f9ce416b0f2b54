import type { NoInstituteMessages } from '@/lib/messages/en/no-institute'

export const noInstitute: NoInstituteMessages = {
  heading: 'ಯಾವುದೇ ಕಾಲೇಜಿನ ಮಾಹಿತಿ ಸಿಗಲಿಲ್ಲ.',
  hint: 'ಈ ಕೊಂಡಿ ಹಳೆಯದಾಗಿರಬಹುದು, ಅಥವಾ ಸಂಸ್ಥೆಯನ್ನು ಪಟ್ಟಿಯಿಂದ ತೆಗೆದಿರಬಹುದು.',
  outageHint: 'ಸದ್ಯಕ್ಕೆ ಮಾಹಿತಿ ದೊರೆಯುತ್ತಿಲ್ಲ. ದಯವಿಟ್ಟು ಇನ್ನೊಮ್ಮೆ ಪ್ರಯತ್ನಿಸಿ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  findInstitution: 'ಶಿಕ್ಷಣ ಸಂಸ್ಥೆ ಹುಡುಕಿ',
}
