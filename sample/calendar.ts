import type { EventKind } from '@/lib/contract/calendar-words'
import { indianDay } from '@/lib/contract/indian-day'
import { DAY_MS } from '@/lib/contract/time'
import type { EventRow } from '@/provider/calendar/tables'
import { both } from './content/parts'

const SOURCE = 'Sample examinations authority'

/** The types of institution: engineering, polytechnic. */
const EXAMS = {
  'sample-cet': { name: both('Sample CET', 'ಮಾದರಿ ಸಿಇಟಿ'), typeIds: [1] },
  'sample-diploma-test': { name: both('Sample Diploma Test', 'ಮಾದರಿ ಡಿಪ್ಲೊಮಾ ಪರೀಕ್ಷೆ'), typeIds: [2] },
} as const

type Sample = {
  id: string
  exam: keyof typeof EXAMS
  kind: EventKind
  en: string
  kn: string
  /** Days from the seeding. */
  days: readonly [first: number, last: number]
  times?: readonly [first: string | null, last: string | null]
}

/** One passed, one that is on, some to come; of one day and of several, with a time and without. */
const EVENTS: readonly Sample[] = [
  {
    id: 'sample-cet-mock',
    exam: 'sample-cet',
    kind: 'exam',
    en: 'Mock test on a computer',
    kn: 'ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಅಣಕು ಪರೀಕ್ಷೆ',
    days: [-12, -12],
    times: ['10:30', '12:00'],
  },
  {
    id: 'sample-cet-application',
    exam: 'sample-cet',
    kind: 'application',
    en: 'Applications on the web',
    kn: 'ಜಾಲತಾಣದಲ್ಲಿ ಅರ್ಜಿ',
    days: [-5, 20],
    times: [null, '23:59'],
  },
  {
    id: 'sample-cet-exam',
    exam: 'sample-cet',
    kind: 'exam',
    en: 'Physics, chemistry, mathematics',
    kn: 'ಭೌತಶಾಸ್ತ್ರ, ರಸಾಯನಶಾಸ್ತ್ರ, ಗಣಿತ',
    days: [45, 46],
  },
  {
    id: 'sample-cet-result',
    exam: 'sample-cet',
    kind: 'result',
    en: 'Ranks are published',
    kn: 'ಶ್ರೇಯಾಂಕಗಳ ಪ್ರಕಟಣೆ',
    days: [80, 80],
  },
  {
    id: 'sample-cet-round-1',
    exam: 'sample-cet',
    kind: 'counselling',
    en: 'Round 1: option entry',
    kn: 'ಸುತ್ತು 1: ಆಯ್ಕೆಗಳ ನಮೂದು',
    days: [95, 100],
    times: ['11:00', '17:30'],
  },
  {
    id: 'sample-diploma-test-application',
    exam: 'sample-diploma-test',
    kind: 'application',
    en: 'Last day to apply',
    kn: 'ಅರ್ಜಿ ಸಲ್ಲಿಸಲು ಕೊನೆಯ ದಿನ',
    days: [10, 10],
    times: [null, '17:00'],
  },
]

/** Invented events around the day of the seeding; then they stay where they are. */
export function sampleEvents(now: Date): EventRow[] {
  const day = (from: number) => indianDay(new Date(now.getTime() + from * DAY_MS))
  return EVENTS.map(({ id, exam, kind, en, kn, days: [first, last], times: [from, to] = [null, null] }) => ({
    id,
    exam,
    examName: EXAMS[exam].name,
    kind,
    title: both(en, kn),
    typeIds: [...EXAMS[exam].typeIds],
    firstDay: day(first),
    lastDay: day(last),
    firstTime: from,
    lastTime: to,
    sourceTitle: SOURCE,
    sourceUrl: null,
    checkedOn: day(0),
    isSample: true,
  }))
}
