import type { DeskReplyMessages } from '@/lib/messages/en/desk-replies'
import { deskInstitutions } from '@/lib/messages/kn/desk-institutions'
import { icu } from '@/lib/messages/kn/icu'

export const deskReplies: DeskReplyMessages = {
  intro:
    'ನಿಮ್ಮ ಸಂಸ್ಥೆಯ ಬಗ್ಗೆ ಓದುಗರಿಗೆ ಕಾಣುವ ಅಭಿಪ್ರಾಯಗಳು, ಇತ್ತೀಚಿನವು ಮೊದಲು. ನಿಮ್ಮ ಉತ್ತರ ಸಂಸ್ಥೆಯ ಉತ್ತರವೆಂದು, ದಿನಾಂಕದೊಂದಿಗೆ, ಅಭಿಪ್ರಾಯದ ಕೆಳಗೆ ಕೂಡಲೇ ಕಾಣುತ್ತದೆ. ಬರೆದವರು ಯಾರಿರಬಹುದು ಎಂದು ಬರೆಯಬೇಡಿ. ನೀವು ಬರೆದಿರಿ ಅಥವಾ ಹಿಂತೆಗೆದಿರಿ ಎಂಬುದೂ, ಯಾವಾಗ ಎಂಬುದೂ ಕೆಲಸದ ದಾಖಲೆಯಲ್ಲಿ ಉಳಿಯುತ್ತವೆ.',
  noInstitution: 'ಈಗ ಯಾವ ಸಂಸ್ಥೆಗೂ ನೀವು ಪ್ರತಿನಿಧಿಯಲ್ಲ. ಆಡಳಿತಗಾರರು ನಿಮ್ಮನ್ನು ಆಹ್ವಾನಿಸಬಹುದು.',
  found: icu('{count, plural, =0 {ಅಭಿಪ್ರಾಯಗಳಿಲ್ಲ} one {# ಅಭಿಪ್ರಾಯ} other {# ಅಭಿಪ್ರಾಯಗಳು}}'),
  by: '{name}, {role}',
  stars: '5ರಲ್ಲಿ {count} ನಕ್ಷತ್ರ',
  reply: 'ಸಂಸ್ಥೆಯ ಉತ್ತರ (ಹೆಚ್ಚೆಂದರೆ 2,000 ಅಕ್ಷರ)',
  written: '{name} ಬರೆದದ್ದು, {moment}',
  theirs: deskInstitutions.theirs,
  send: 'ಉತ್ತರ ಪ್ರಕಟಿಸಿ',
  change: 'ಉತ್ತರ ಬದಲಿಸಿ',
  withdraw: 'ಉತ್ತರ ಹಿಂತೆಗೆದುಕೊಳ್ಳಿ',
}
