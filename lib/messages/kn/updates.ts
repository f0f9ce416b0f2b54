import type { UpdatesMessages } from '@/lib/messages/en/updates'

export const updates: UpdatesMessages = {
  title: 'ಇತ್ತೀಚಿನ ಸುದ್ದಿಗಳು',
  none: 'ಸದ್ಯ ಯಾವುದೇ ಪ್ರಕಟಣೆಗಳಿಲ್ಲ',
  failed: 'ಪ್ರಕಟಣೆಗಳನ್ನು ತೋರಿಸಲು ಆಗಲಿಲ್ಲ',
  all: 'ಎಲ್ಲ ಸುದ್ದಿಗಳು',
}
