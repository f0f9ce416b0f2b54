import type { DeskFindMessages } from '@/lib/messages/en/desk-find'

export const deskFind: DeskFindMessages = {
  number: 'ಸಂಖ್ಯೆ {id}',
  onlyRetired: 'ತೆಗೆದುಹಾಕಿದವು ಮಾತ್ರ',
  find: 'ಹೆಸರಿನಿಂದ ಹುಡುಕಿ',
  findBy: 'ಯಾವ ಸಂಸ್ಥೆ',
  findHint: 'ಸಿಕ್ಕಿದ್ದರಲ್ಲಿ ಒಂದನ್ನು ಒತ್ತಿದರೆ ಅದರ ಸಂಖ್ಯೆ ನಮೂನೆಗೆ ಬರುತ್ತದೆ.',
  findIt: 'ಹುಡುಕಿ',
  noneFound: 'ಇದರಿಂದ ಏನೂ ಸಿಗಲಿಲ್ಲ. ಕಡಿಮೆ ಪದಗಳಿಂದ ಹುಡುಕಿ.',
  away: 'ಸಂಸ್ಥೆಗಳ ಪಟ್ಟಿ ಈಗ ಸಿಗುತ್ತಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಸಂಖ್ಯೆ ಗೊತ್ತಿದ್ದರೆ ಅದನ್ನೇ ಬರೆಯಿರಿ.',
  moreFound: 'ಇನ್ನೂ ಇವೆ: ಹೆಸರನ್ನು ಅಥವಾ ಊರನ್ನು ಇನ್ನಷ್ಟು ಬರೆಯಿರಿ.',
}
