import type { Text } from '@/lib/contract/lenient'

export const REPORT_REASON_NAMES = ['personal', 'abuse', 'advertising', 'elsewhere', 'invented', 'other'] as const
export type ReportReason = (typeof REPORT_REASON_NAMES)[number]

/** Why somebody reports a review, in the words of the form and of the desk. */
export const REPORT_REASONS = {
  personal: {
    en: 'It names a private person, or has a phone number or an address in it',
    kn: 'ಇದರಲ್ಲಿ ಖಾಸಗಿ ವ್ಯಕ್ತಿಯ ಹೆಸರು, ಫೋನ್ ಸಂಖ್ಯೆ ಅಥವಾ ವಿಳಾಸವಿದೆ',
  },
  abuse: {
    en: 'It insults or threatens somebody',
    kn: 'ಇದು ಯಾರನ್ನೋ ಅವಮಾನಿಸುತ್ತದೆ ಅಥವಾ ಬೆದರಿಸುತ್ತದೆ',
  },
  advertising: {
    en: 'It advertises something',
    kn: 'ಇದು ಜಾಹೀರಾತಿನಂತಿದೆ',
  },
  elsewhere: {
    en: 'It is not about studying at this institution',
    kn: 'ಇದು ಈ ಸಂಸ್ಥೆಯಲ್ಲಿನ ಓದಿನ ಬಗ್ಗೆ ಇಲ್ಲ',
  },
  invented: {
    en: 'Whoever wrote it has not been there, or it is not true',
    kn: 'ಬರೆದವರು ಅಲ್ಲಿ ಓದಿಲ್ಲ, ಅಥವಾ ಇದು ನಿಜವಲ್ಲ',
  },
  other: {
    en: 'Something else',
    kn: 'ಬೇರೆ ಕಾರಣ',
  },
} as const satisfies Readonly<Record<ReportReason, Text>>

/**
 * `POST /reviews/{id}/report` (optional, as `can_report` of a review says): by `browser_nonce` a browser is known, of
 * whose reports of one review one counts; without it each does.
 */
export const REVIEW_REPORT = { reason: REPORT_REASON_NAMES, words: 'note?', browser_nonce: 'browser?' } as const

/** For so many days it is known which browser has reported what; the cookie by which it is known lives as long. */
export const REPORTER_DAYS = 30
