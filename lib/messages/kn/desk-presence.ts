import type { DeskMessages } from '@/lib/messages/en/desk'

export const presence: DeskMessages['presence'] = {
  others: 'ಇದನ್ನು ಇನ್ನೊಬ್ಬರೂ ತೆರೆದಿದ್ದಾರೆ:',
  other: '{name}, ಇಲ್ಲಿ ಕೊನೆಯದಾಗಿ ಕಂಡದ್ದು {moment}',
  what: 'ಯಾರು ಮೊದಲು ಉಳಿಸುತ್ತೀರಿ ಎಂದು ಮಾತಾಡಿಕೊಳ್ಳಿ. ಇಲ್ಲದಿದ್ದರೂ ಯಾವುದೂ ಕಳೆದುಹೋಗುವುದಿಲ್ಲ: ಎರಡನೆಯದಾಗಿ ಉಳಿಸುವವರಿಗೆ ಅದನ್ನು ತಿಳಿಸಲಾಗುತ್ತದೆ, ಮೊದಲನೆಯವರು ಬರೆದದ್ದು ಯಾವುದೂ ಅಳಿಸಿಹೋಗುವುದಿಲ್ಲ.',
}
