import type { ReviewStateMessages } from '@/lib/messages/en/review-state'

export const reviewState: ReviewStateMessages = {
  held: 'ನಿಮ್ಮ ಅಭಿಪ್ರಾಯವನ್ನು ಉಳಿಸಲಾಗಿದೆ. ನಮ್ಮವರೊಬ್ಬರು ಓದಿದ ನಂತರ ಅದು ಇತರರಿಗೆ ಕಾಣಿಸುತ್ತದೆ.',
  rejected: 'ನಿಮ್ಮ ಅಭಿಪ್ರಾಯವನ್ನು ಪ್ರಕಟಿಸಿಲ್ಲ:',
  mend: 'ಬದಲಾಯಿಸಿ ಮತ್ತೆ ಕಳುಹಿಸಿ: ಅದನ್ನು ಮತ್ತೊಮ್ಮೆ ಓದಲಾಗುತ್ತದೆ.',
}
