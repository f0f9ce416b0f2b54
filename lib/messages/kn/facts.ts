import type { FactMessages } from '@/lib/messages/en/facts'

export const facts: FactMessages = {
  gender: {
    title: 'ಯಾರು ಓದಬಹುದು',
    kinds: { women: 'ಮಹಿಳೆಯರಿಗೆ ಮಾತ್ರ', men: 'ಪುರುಷರಿಗೆ ಮಾತ್ರ', mixed: 'ಸಹಶಿಕ್ಷಣ' },
    pupils: { women: 'ಬಾಲಕಿಯರಿಗೆ ಮಾತ್ರ', men: 'ಬಾಲಕರಿಗೆ ಮಾತ್ರ', mixed: 'ಸಹಶಿಕ್ಷಣ' },
  },
  level: {
    title: 'ವ್ಯಾಸಂಗದ ಹಂತ',
    kinds: {
      pre_university: 'ಪದವಿಪೂರ್ವ',
      certificate: 'ಸರ್ಟಿಫಿಕೇಟ್',
      diploma: 'ಡಿಪ್ಲೊಮಾ',
      degree: 'ಪದವಿ',
      integrated: 'ಸಂಯೋಜಿತ ಪದವಿ',
      postgraduate: 'ಸ್ನಾತಕೋತ್ತರ',
      doctorate: 'ಡಾಕ್ಟರೇಟ್',
    },
  },
  minority: 'ಅಲ್ಪಸಂಖ್ಯಾತ ಸಂಸ್ಥೆ',
  classes: { title: 'ತರಗತಿಗಳು', bounds: '{from}ರಿಂದ {to}', range: '{from}ರಿಂದ {to}ನೇ ತರಗತಿ', one: '{from}ನೇ ತರಗತಿ' },
  ownFees: {
    hostel_fee: 'ಹಾಸ್ಟೆಲ್, ವರ್ಷಕ್ಕೆ',
    mess_fee: 'ಊಟ (ಮೆಸ್), ವರ್ಷಕ್ಕೆ',
    management_fee: 'ಮ್ಯಾನೇಜ್‌ಮೆಂಟ್ ಸೀಟು, ವರ್ಷಕ್ಕೆ',
  },
}
