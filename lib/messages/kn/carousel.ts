import type { CarouselMessages } from '@/lib/messages/en/carousel'

export const carousel: CarouselMessages = {
  carousel: 'ಸ್ಲೈಡ್‌ಗಳ ಸಾಲು',
  slide: 'ಸ್ಲೈಡ್',
  place: '{total}ರಲ್ಲಿ {number}',
  position: '{total}ರಲ್ಲಿ {number}ನೇ ಸ್ಲೈಡ್',
  choose: 'ಸ್ಲೈಡ್ ಆಯ್ಕೆಮಾಡಿ',
  previous: 'ಹಿಂದಿನ ಸ್ಲೈಡ್',
  next: 'ಮುಂದಿನ ಸ್ಲೈಡ್',
  pause: 'ಸ್ಲೈಡ್‌ಗಳು ತಾವಾಗಿಯೇ ಬದಲಾಗುವುದನ್ನು ನಿಲ್ಲಿಸಿ',
  play: 'ಸ್ಲೈಡ್‌ಗಳು ತಾವಾಗಿಯೇ ಬದಲಾಗಲಿ',
}
