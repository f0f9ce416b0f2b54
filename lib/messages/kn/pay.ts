import type { PayMessages } from '@/lib/messages/en/pay'

export const pay: PayMessages = {
  title: 'ನಿಮ್ಮ ಯೋಜನೆಗೆ ಪಾವತಿಸಿ',
  plan: 'ಯೋಜನೆ',
  cycle: { monthly: 'ಒಂದು ತಿಂಗಳಿಗೆ', yearly: 'ಒಂದು ವರ್ಷಕ್ಕೆ' },
  amount: 'ಪಾವತಿಸಬೇಕಾದ ಮೊತ್ತ',
  once: 'ಒಮ್ಮೆ ಮಾತ್ರ ಪಾವತಿಸುತ್ತೀರಿ. ಯೋಜನೆ ತಾನಾಗಿ ನವೀಕರಣವಾಗುವುದಿಲ್ಲ.',
  development: 'ಇದು ಪರೀಕ್ಷೆ ಮಾತ್ರ. ಹಣ ವರ್ಗಾವಣೆಯಾಗುವುದಿಲ್ಲ; ಯಾವ ಪಾವತಿ ಸೇವೆಯನ್ನೂ ಸಂಪರ್ಕಿಸುವುದಿಲ್ಲ.',
  elsewhere: '{payer} ಪುಟದಲ್ಲಿ ಪಾವತಿಸಿ ಇಲ್ಲಿಗೆ ಮರಳುತ್ತೀರಿ. ನಿಮ್ಮ ಕಾರ್ಡ್ ಅಥವಾ ಬ್ಯಾಂಕ್ ವಿವರ ನಮಗೆ ಕಾಣುವುದಿಲ್ಲ.',
  payNow: '{amount} ಪಾವತಿಸಿ',
  pretend: '{amount} ಪಾವತಿಸಿದಂತೆ ನಟಿಸಿ',
  fail: 'ಪಾವತಿ ವಿಫಲವಾಗಲಿ',
  giveUp: 'ಪಾವತಿ ಬೇಡ',
}
