import type { Text } from '@/lib/contract/lenient'

/** Whether others see a review: `held` waits for a moderator, `rejected` was found unfit by one. */
export const REVIEW_STATES = ['shown', 'held', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** For what the checks hold a review until a moderator has read it; `again`: it was rejected before. */
export const REVIEW_CHECKS = ['phone', 'mail', 'link', 'capitals', 'copied', 'again'] as const
export type ReviewCheck = (typeof REVIEW_CHECKS)[number]

export const REJECT_REASON_NAMES = ['personal', 'abuse', 'advertising', 'elsewhere', 'copied', 'unclear'] as const
export type RejectReason = (typeof REJECT_REASON_NAMES)[number]

/** Why a review may be rejected, in the words that its author reads. */
export const REJECT_REASONS = {
  personal: {
    en: 'It names a private person, or has a phone number or an address in it.',
    kn: 'ಇದರಲ್ಲಿ ಖಾಸಗಿ ವ್ಯಕ್ತಿಯ ಹೆಸರು, ಫೋನ್ ಸಂಖ್ಯೆ ಅಥವಾ ವಿಳಾಸವಿದೆ.',
  },
  abuse: {
    en: 'It insults or threatens somebody.',
    kn: 'ಇದು ಯಾರನ್ನೋ ಅವಮಾನಿಸುತ್ತದೆ ಅಥವಾ ಬೆದರಿಸುತ್ತದೆ.',
  },
  advertising: {
    en: 'It advertises something.',
    kn: 'ಇದು ಜಾಹೀರಾತಿನಂತಿದೆ.',
  },
  elsewhere: {
    en: 'It is not about studying at this institution.',
    kn: 'ಇದು ಈ ಸಂಸ್ಥೆಯಲ್ಲಿನ ಓದಿನ ಬಗ್ಗೆ ಇಲ್ಲ.',
  },
  copied: {
    en: 'It was copied, or the same words stand elsewhere.',
    kn: 'ಇದನ್ನು ನಕಲು ಮಾಡಲಾಗಿದೆ, ಅಥವಾ ಇದೇ ಮಾತುಗಳು ಬೇರೆಡೆ ಇವೆ.',
  },
  unclear: {
    en: 'It cannot be understood.',
    kn: 'ಇದು ಅರ್ಥವಾಗುವುದಿಲ್ಲ.',
  },
} as const satisfies Readonly<Record<RejectReason, Text>>
