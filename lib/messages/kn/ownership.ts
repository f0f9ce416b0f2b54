import type { OwnershipMessages } from '@/lib/messages/en/ownership'

export const ownership: OwnershipMessages = {
  title: 'ಆಡಳಿತ',
  kinds: {
    government: 'ಸರ್ಕಾರಿ',
    aided: 'ಸರ್ಕಾರಿ ಅನುದಾನಿತ',
    private: 'ಖಾಸಗಿ, ಅನುದಾನರಹಿತ',
    university: 'ಸರ್ಕಾರಿ ವಿಶ್ವವಿದ್ಯಾಲಯ',
    private_university: 'ಖಾಸಗಿ ವಿಶ್ವವಿದ್ಯಾಲಯ',
    deemed: 'ಡೀಮ್ಡ್ ವಿಶ್ವವಿದ್ಯಾಲಯ',
  },
}
