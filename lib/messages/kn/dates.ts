import type { DateMessages } from '@/lib/messages/en/dates'

export const dates: DateMessages = {
  months: ['ಜನ', 'ಫೆಬ್ರ', 'ಮಾರ್ಚ್', 'ಏಪ್ರಿ', 'ಮೇ', 'ಜೂನ್', 'ಜುಲೈ', 'ಆಗ', 'ಸೆಪ್ಟೆಂ', 'ಅಕ್ಟೋ', 'ನವೆಂ', 'ಡಿಸೆಂ'],
  moment: '{day}, {part} {time}',
  parts: { 0: 'ರಾತ್ರಿ', 4: 'ಬೆಳಿಗ್ಗೆ', 12: 'ಮಧ್ಯಾಹ್ನ', 16: 'ಸಂಜೆ', 20: 'ರಾತ್ರಿ' },
}
