import type { LostMessages } from '@/lib/messages/en/lost'

export const lost: LostMessages = {
  title: 'ಪುಟ ಸಿಗಲಿಲ್ಲ',
  heading: 'ಈ ವಿಳಾಸದಲ್ಲಿ ಯಾವ ಪುಟವೂ ಇಲ್ಲ.',
  hint: 'ವಿಳಾಸ ಸ್ವಲ್ಪ ತಪ್ಪಾಗಿ ಟೈಪ್ ಆಗಿರಬಹುದು, ಅಥವಾ ಪುಟ ಬೇರೆಡೆಗೆ ಹೋಗಿರಬಹುದು.',
  brokenTitle: 'ಏನೋ ತಪ್ಪಾಗಿದೆ',
  brokenHeading: 'ಈ ಪುಟವನ್ನು ತೋರಿಸಲು ಆಗಲಿಲ್ಲ.',
  brokenHint: 'ತಪ್ಪು ನಮ್ಮದು. ದಯವಿಟ್ಟು ಇನ್ನೊಮ್ಮೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಮುಖಪುಟದಿಂದ ಮುಂದುವರಿಯಿರಿ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  home: 'ಮುಖಪುಟ',
  findInstitution: 'ಶಿಕ್ಷಣ ಸಂಸ್ಥೆ ಹುಡುಕಿ',
}
