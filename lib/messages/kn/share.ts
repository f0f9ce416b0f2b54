import type { share as english } from '@/lib/messages/en/share'
import type { Translated } from '@/lib/messages/translated'

export const share: Translated<typeof english> = {
  button: 'ಹಂಚಿಕೊಳ್ಳಿ',
  copied: 'ಕೊಂಡಿ ನಕಲಾಗಿದೆ.',
  field: 'ಈ ಕೊಂಡಿಯನ್ನು ನಕಲಿಸಿ',
  close: 'ಮುಚ್ಚಿ',
  whatsapp: 'ವಾಟ್ಸ್‌ಆ್ಯಪ್',
  newTab: '(ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ)',
  download: 'CSV ಆಗಿ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
}
