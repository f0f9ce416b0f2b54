import type { ControlsMessages } from '@/lib/messages/en/controls'

export const controls: ControlsMessages = {
  close: 'ಮುಚ್ಚಿ',
  dismiss: 'ತೆಗೆದುಹಾಕಿ',
  previous: 'ಹಿಂದಿನದು',
  next: 'ಮುಂದಿನದು',
  pages: 'ಪುಟಗಳು',
  page: 'ಪುಟ {page}',
  ratingOutOfFive: '5ಕ್ಕೆ {rating} ರೇಟಿಂಗ್',
  busy: 'ದಯವಿಟ್ಟು ನಿರೀಕ್ಷಿಸಿ',
  breadcrumbs: 'ಪುಟದ ಜಾಡು',
  toasts: 'ಸಂದೇಶಗಳು',
}
