import type { DeskOverviewMessages } from '@/lib/messages/en/desk-overview'
import { dates } from '@/lib/messages/kn/dates'
import { deskInstitutions } from '@/lib/messages/kn/desk-institutions'
import { icu } from '@/lib/messages/kn/icu'

export const deskOverview: DeskOverviewMessages = {
  dates,
  gaps: deskInstitutions.gaps,

  importsFailed: icu('{count, plural, =0 {ಯಾವ ಪಟ್ಟಿಯೂ ವಿಫಲವಾಗಿಲ್ಲ} one {# ಪಟ್ಟಿ ವಿಫಲವಾಗಿದೆ} other {# ಪಟ್ಟಿಗಳು ವಿಫಲವಾಗಿವೆ}}'),
  importsTried: icu(
    '{count, plural, =0 {ಆಮದಿಗೆ ಯಾವ ಪಟ್ಟಿಯೂ ಕಾಯುತ್ತಿಲ್ಲ} one {ಪರೀಕ್ಷಿಸಿದ # ಪಟ್ಟಿ ಆಮದಿಗೆ ಕಾಯುತ್ತಿದೆ} other {ಪರೀಕ್ಷಿಸಿದ # ಪಟ್ಟಿಗಳು ಆಮದಿಗೆ ಕಾಯುತ್ತಿವೆ}}',
  ),

  doubts: icu(
    '{count, plural, =0 {ಪಟ್ಟಿಯ ಯಾವ ಸಾಲಿನ ಬಗ್ಗೆಯೂ ಅನುಮಾನವಿಲ್ಲ} one {ಪಟ್ಟಿಯ # ಸಾಲಿನ ಬಗ್ಗೆ ಅನುಮಾನವಿದೆ} other {ಪಟ್ಟಿಗಳ # ಸಾಲುಗಳ ಬಗ್ಗೆ ಅನುಮಾನವಿದೆ}}',
  ),

  proposals: icu(
    '{count, plural, =0 {ಸಂಸ್ಥೆಗಳ ಯಾವ ಪ್ರಸ್ತಾವವೂ ಕಾಯುತ್ತಿಲ್ಲ} one {ಸಂಸ್ಥೆಯ # ಪ್ರಸ್ತಾವ ಕಾಯುತ್ತಿದೆ} other {ಸಂಸ್ಥೆಗಳ # ಪ್ರಸ್ತಾವಗಳು ಕಾಯುತ್ತಿವೆ}}',
  ),

  unreplied: icu(
    '{count, plural, =0 {ನಿಮ್ಮ ಸಂಸ್ಥೆಯ ಎಲ್ಲ ಅಭಿಪ್ರಾಯಗಳಿಗೂ ಉತ್ತರವಿದೆ} one {ನಿಮ್ಮ ಸಂಸ್ಥೆಯ ಒಂದು ಅಭಿಪ್ರಾಯಕ್ಕೆ ಉತ್ತರವಿಲ್ಲ} other {ನಿಮ್ಮ ಸಂಸ್ಥೆಯ # ಅಭಿಪ್ರಾಯಗಳಿಗೆ ಉತ್ತರವಿಲ್ಲ}}',
  ),
  proposedSince: 'ನಿಮ್ಮ ಪ್ರಸ್ತಾವನೆ ಸಂಪಾದಕರಿಗಾಗಿ ಕಾಯುತ್ತಿದೆ, {moment}ರಿಂದ',
  decidedAt: 'ನಿಮ್ಮ ಕೊನೆಯ ಪ್ರಸ್ತಾವನೆಯ ಬಗ್ಗೆ ಸಂಪಾದಕರು ತೀರ್ಮಾನಿಸಿದ್ದಾರೆ, {moment}',
  importIt: 'ಆಮದು: ಹೊಸದನ್ನು ತನ್ನಿ',

  quality: 'ಸಂಸ್ಥೆಗಳ ಮಾಹಿತಿ ಎಷ್ಟು ಪೂರ್ಣವಾಗಿದೆ',
  qualityIntro: icu(
    '{count, plural, =0 {ಇನ್ನೂ ಯಾವ ಸಂಸ್ಥೆಯೂ ಇಲ್ಲ.} one {# ಸಂಸ್ಥೆಯಲ್ಲಿ ಏನಿಲ್ಲ ಎಂಬುದು. ಪ್ರತಿ ಕೊಂಡಿ ಅದಿಲ್ಲದ ಸಂಸ್ಥೆಗಳ ಪಟ್ಟಿ ತೆರೆಯುತ್ತದೆ.} other {# ಸಂಸ್ಥೆಗಳ ಪೈಕಿ, ಕುಟುಂಬಗಳು ಹುಡುಕುವ ಮಾಹಿತಿ ಎಷ್ಟರಲ್ಲಿ ಇಲ್ಲ ಎಂಬುದು. ಪ್ರತಿ ಕೊಂಡಿ ಅದಿಲ್ಲದ ಸಂಸ್ಥೆಗಳ ಪಟ್ಟಿ ತೆರೆಯುತ್ತದೆ.}}',
  ),
  lacks: 'ಇಲ್ಲದಿರುವುದು',
  institutions: 'ಸಂಸ್ಥೆಗಳು',
  share: 'ಪಾಲು',

  lists: 'ಒಂದು ವರ್ಷಕ್ಕಿಂತ ಹಳೆಯ ಪಟ್ಟಿಗಳು',
  noneOld: icu(
    '{count, plural, =0 {ಇನ್ನೂ ಯಾವ ಪಟ್ಟಿಯನ್ನೂ ಆಮದು ಮಾಡಿಲ್ಲ.} one {ಇರುವ ಒಂದೇ ಪಟ್ಟಿ ಕಳೆದ ಒಂದು ವರ್ಷದೊಳಗಿನದು.} other {ಎಲ್ಲ # ಪಟ್ಟಿಗಳೂ ಕಳೆದ ಒಂದು ವರ್ಷದೊಳಗಿನವು.}}',
  ),
  someOld: icu(
    'ಇರುವ {count, plural, one {# ಪಟ್ಟಿಯಲ್ಲಿ} other {# ಪಟ್ಟಿಗಳಲ್ಲಿ}} {old, plural, one {#ಕ್ಕೆ} other {#ಕ್ಕೆ}} ಹೊಸ ಆವೃತ್ತಿ ಬೇಕು: ಪಡೆದು ಆಮದು ಮಾಡಿ.',
  ),
  list: 'ಪಟ್ಟಿ',
  dated: 'ಯಾವ ದಿನದ್ದು',
  noDay: 'ಪಟ್ಟಿ ತಿಳಿಸಿಲ್ಲ',

  unanswered: 'ಉತ್ತರ ಸಿಗದ ಹುಡುಕಾಟಗಳು',
  unansweredIntro: icu(
    'ಕಳೆದ {kept, number} ದಿನಗಳಲ್ಲಿ ಕನಿಷ್ಠ {shown, number} ದಿನ ಇವನ್ನು ಹುಡುಕಲಾಗಿದೆ; ಈ ಹೆಸರಿನ ಸಂಸ್ಥೆ ಯಾವುದೂ ಇಲ್ಲ. ಯಾರು ಹುಡುಕಿದರು ಎಂಬುದು ಗೊತ್ತಿಲ್ಲ. ಒಂದು ಸಂಸ್ಥೆಯನ್ನು ಹೀಗೆ ಕರೆಯುತ್ತಿದ್ದರೆ, ಈ ಹೆಸರನ್ನು ಅದರ ಇತರ ಹೆಸರುಗಳಿಗೆ ಸೇರಿಸಿ.',
  ),
  noneUnanswered: 'ಯಾವುದೂ ಇಲ್ಲ.',
  words: 'ಹುಡುಕಿದ್ದು',
  times: 'ಎಷ್ಟು ಬಾರಿ',
  days: 'ಎಷ್ಟು ದಿನ',
  lastDay: 'ಕೊನೆಯ ಬಾರಿ',
}
