import type { DateMessages } from '@/lib/messages/en/dates'

export const dates: DateMessages = {
  months: ['ಜನವರಿ', 'ಫೆಬ್ರವರಿ', 'ಮಾರ್ಚ್', 'ಏಪ್ರಿಲ್', 'ಮೇ', 'ಜೂನ್', 'ಜುಲೈ', 'ಆಗಸ್ಟ್', 'ಸೆಪ್ಟೆಂಬರ್', 'ಅಕ್ಟೋಬರ್', 'ನವೆಂಬರ್', 'ಡಿಸೆಂಬರ್'],
  moment: '{day}, {part} {time}',
  parts: { 0: 'ರಾತ್ರಿ', 4: 'ಬೆಳಿಗ್ಗೆ', 12: 'ಮಧ್ಯಾಹ್ನ', 16: 'ಸಂಜೆ', 20: 'ರಾತ್ರಿ' },
}
