import type { GalleryMessages } from '@/lib/messages/en/gallery'

export const gallery: GalleryMessages = {
  title: 'ಚಿತ್ರಶಾಲೆ',
  coming: 'ಚಿತ್ರಗಳು ಬರಲಿವೆ.',
  hint: 'ಅಲ್ಲಿಯವರೆಗೆ, ಪ್ರತಿ ಸಂಸ್ಥೆಯ ಪುಟದಲ್ಲಿ ಅದರ ಚಿತ್ರಗಳಿವೆ.',
  directory: 'ಎಲ್ಲ ಸಂಸ್ಥೆಗಳು',
}
