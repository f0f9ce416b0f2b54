import type { LayoutMessages } from '@/lib/messages/en/layout'

export const layout: LayoutMessages = {
  brand: 'ಕರ್ನಾಟಕ ಶಿಕ್ಷಣ ಮಾರ್ಗದರ್ಶಿ',
  brandShort: { first: 'ಕರ್ನಾಟಕ', second: 'ಶಿಕ್ಷಣ ಮಾರ್ಗದರ್ಶಿ' },
  description:
    'ಕರ್ನಾಟಕದ ಎಲ್ಲ ಜಿಲ್ಲೆಗಳ ಶಾಲೆ, ಕಾಲೇಜು ಮತ್ತು ವಿಶ್ವವಿದ್ಯಾಲಯಗಳನ್ನು ಹುಡುಕಿ. ಕೋರ್ಸ್, ಶುಲ್ಕ ಮತ್ತು ಸೌಲಭ್ಯಗಳನ್ನು ಹೋಲಿಸಿ, ನಿಶ್ಚಿಂತೆಯಿಂದ ಆಯ್ಕೆ ಮಾಡಿ.',
  skipToContent: 'ಮುಖ್ಯ ವಿಷಯಕ್ಕೆ ಹೋಗಿ',
  home: 'ಮುಖಪುಟ',
  mainNavigation: 'ಮುಖ್ಯ',
  menu: 'ಮೆನು',
  findInstitution: 'ಶಿಕ್ಷಣ ಸಂಸ್ಥೆ ಹುಡುಕಿ',
  languages: 'ಭಾಷೆ',
  footerNavigation: 'ಅಡಿಟಿಪ್ಪಣಿ',
  footerDescription:
    'ಕರ್ನಾಟಕದ 31 ಜಿಲ್ಲೆಗಳ ಶಾಲೆ, ಕಾಲೇಜು ಮತ್ತು ವಿಶ್ವವಿದ್ಯಾಲಯಗಳ ಮಾರ್ಗದರ್ಶಿ. ವಿದ್ಯಾರ್ಥಿಗಳಿಗಾಗಿ, ಮತ್ತು ಆಯ್ಕೆಯಲ್ಲಿ ಅವರಿಗೆ ನೆರವಾಗುವವರಿಗಾಗಿ.',
  explore: 'ಅನ್ವೇಷಿಸಿ',
  footerClosing: 'ಎಲ್ಲ ಜಿಲ್ಲೆಗಳು. ಎಲ್ಲ ವಿಭಾಗಗಳು. ಆಯ್ಕೆಗೆ ಒಂದೇ ನೆಮ್ಮದಿಯ ತಾಣ.',
  attributionBefore: 'ಜಿಲ್ಲೆ ಮತ್ತು ಪಟ್ಟಣಗಳ ಮಾಹಿತಿ:',
  attributionSource: 'ಲೋಕಲ್ ಗವರ್ನಮೆಂಟ್ ಡೈರೆಕ್ಟರಿ',
  attributionAfter: 'ಪಂಚಾಯತ್ ರಾಜ್ ಸಚಿವಾಲಯ, ಭಾರತ ಸರ್ಕಾರ.',
}
