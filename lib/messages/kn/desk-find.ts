import type { DeskFindMessages } from '@/lib/messages/en/desk-find'

export const deskFind: DeskFindMessages = {
  number: 'ಸಂಖ್ಯೆ {id}',
  onlyRetired: 'ತೆಗೆದುಹಾಕಿದವು ಮಾತ್ರ',
}
