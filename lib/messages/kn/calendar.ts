import type { CalendarMessages } from '@/lib/messages/en/calendar'
import { dates } from '@/lib/messages/kn/dates'
import { icu } from '@/lib/messages/kn/icu'
import { share } from '@/lib/messages/kn/share'

export const calendar: CalendarMessages = {
  dates,
  title: 'ಪರೀಕ್ಷಾ ದಿನಾಂಕಗಳು',
  description: 'ಪ್ರವೇಶ ಪರೀಕ್ಷೆಗಳು, ಕೌನ್ಸೆಲಿಂಗ್ ಸುತ್ತುಗಳು, ಅರ್ಜಿ ಸಲ್ಲಿಸಲು ಕೊನೆಯ ದಿನಗಳು: ಪರೀಕ್ಷೆಯ ಪ್ರಕಾರ, ಮೂಲದೊಂದಿಗೆ.',
  intro:
    'ಪ್ರಾಧಿಕಾರಗಳು ಪ್ರಕಟಿಸಿದ ದಿನಾಂಕಗಳು. ಇವು ಬದಲಾಗಬಹುದು: ನೆಚ್ಚಿಕೊಳ್ಳುವ ಮೊದಲು ಮೂಲವನ್ನು ನೋಡಿ. ಕಳೆದ ದಿನಾಂಕ ಹಾಗೆಯೇ ಉಳಿಯುತ್ತದೆ; ಮುಂದಿನ ವರ್ಷದ್ದು ಪ್ರಕಟವಾದ ಮೇಲೆ ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  times: 'ಎಲ್ಲ ಸಮಯಗಳು ಭಾರತೀಯ ಕಾಲಮಾನದಲ್ಲಿವೆ.',
  time: '{part} {time}',
  fromTo: '{from}ರಿಂದ {to}ರವರೆಗೆ',
  until: '{at}ರವರೆಗೆ',
  notice: '{exam}: {event}',
  kinds: {
    application: 'ಅರ್ಜಿ',
    exam: 'ಪರೀಕ್ಷೆ',
    result: 'ಫಲಿತಾಂಶ',
    counselling: 'ಕೌನ್ಸೆಲಿಂಗ್',
  },
  states: {
    passed: 'ಮುಗಿದಿದೆ',
    now: 'ಈಗ ನಡೆಯುತ್ತಿದೆ',
    coming: 'ಬರಲಿದೆ',
    withinToday: 'ಇಂದು {from}ರಿಂದ {to}ರವರೆಗೆ',
    endsToday: 'ಇಂದು {to}ರವರೆಗೆ',
    beginsToday: 'ಇಂದು {from}ರಿಂದ',
  },
  daysLeft: icu('{count, plural, =0 {ಇಂದೇ ಕೊನೆಯ ದಿನ} one {# ದಿನ ಉಳಿದಿದೆ} other {# ದಿನ ಉಳಿದಿವೆ}}'),
  closingRanks: 'ಕೊನೆಯ ರ‍್ಯಾಂಕ್‌ಗಳು',
  source: 'ಮೂಲ',
  checked: '{day}ರಂದು ಪರಿಶೀಲಿಸಲಾಗಿದೆ',
  sourceLine: 'ಮೂಲ: {source}, {day}ರಂದು ಪರಿಶೀಲಿಸಲಾಗಿದೆ',
  sample: 'ಕಲ್ಪಿತ, ಉದಾಹರಣೆಗಾಗಿ ಮಾತ್ರ',
  addOne: 'ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸಿ',
  addExam: 'ಈ ಪರೀಕ್ಷೆಯ ಎಲ್ಲ ದಿನಾಂಕಗಳು (.ics)',
  addAll: 'ಎಲ್ಲ ದಿನಾಂಕಗಳು (.ics)',
  download: share.download,
  allDates: 'ಎಲ್ಲ ಪರೀಕ್ಷಾ ದಿನಾಂಕಗಳು',
  ofInstitution: 'ಪರೀಕ್ಷಾ ದಿನಾಂಕಗಳು',
  ofInstitutionHint: 'ಈ ಬಗೆಯ ಸಂಸ್ಥೆಗಳು ಪ್ರವೇಶ ನೀಡುವ ಪರೀಕ್ಷೆಗಳ ದಿನಾಂಕಗಳು. ಯಾವುದನ್ನು ಒಪ್ಪುತ್ತಾರೆ ಎಂದು ಸಂಸ್ಥೆಯನ್ನೇ ಕೇಳಿ.',
  empty: 'ಇನ್ನೂ ಯಾವ ದಿನಾಂಕವೂ ತಿಳಿದಿಲ್ಲ.',
  emptyHint: 'ಪ್ರಾಧಿಕಾರ ಪ್ರಕಟಿಸಿದ ಮೇಲೆ ದಿನಾಂಕಗಳು ಇಲ್ಲಿ ಕಾಣುತ್ತವೆ.',
  noSuch: 'ಅಂತಹ ದಿನಾಂಕಗಳು ಇಲ್ಲ.',
  failed: 'ದಿನಾಂಕಗಳನ್ನು ಈಗ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ.',
  failedHint: 'ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
}
