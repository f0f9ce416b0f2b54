import type { Fault } from './fault'

const DAYS = 'lib/rules/calendar/event-days.ts'
const NOTICES = 'lib/rules/calendar/event-notices.ts'
const FILE = 'lib/rules/calendar/icalendar.ts'
const DAYS_TEST = 'lib/rules/calendar/event-days.test.ts'
const FILE_TEST = 'lib/rules/calendar/icalendar.test.ts'
const IMPORT = 'provider/calendar/calendar-file.ts'
const VIEW = 'components/calendar/dates-view.tsx'
const VIEW_TEST = 'components/calendar/calendar.test.tsx'
const IMPORT_TEST = 'provider/calendar/calendar.test.ts'

/** Dates of exams, on pages and as files for calendars (ADR 92). */
export const faults: Fault[] = [
  {
    says: 'days are counted to the last day of an application in India',
    file: 'lib/rules/calendar/event-days.ts',
    find: 'Date.parse(indianDay(now))',
    put: 'Date.parse(new Date(now + 86_400_000).toISOString().slice(0, 10))',
    test: 'components/calendar/calendar.test.tsx',
    title: 'applications that are taken say',
  },
  {
    says: 'an exam leads to its own closing ranks',
    file: 'lib/rules/calendar/by-exam.ts',
    find: 'ranked.startsWith(`${exam}-`)',
    put: 'ranked.startsWith(exam)',
    test: 'components/calendar/calendar.test.tsx',
    title: 'an exam leads to its closing ranks',
  },
  {
    says: 'nothing that ends at a time of a day is said to be now on a page of that day',
    file: DAYS,
    find: "if (endsToday) return 'endsToday'",
    put: "if (endsToday) return 'now'",
    test: DAYS_TEST,
    title: 'at noon it is endsToday',
  },
  {
    says: 'an event that has passed says so',
    file: DAYS,
    find: "if (endOf(days) < now) return 'passed'",
    put: "if (endOf(days) < now) return 'now'",
    test: DAYS_TEST,
    title: 'at noon it is passed',
  },
  {
    says: 'a day begins and ends at midnight in India',
    file: DAYS,
    find: ' - INDIA_AHEAD_MS',
    put: ' - 0 * INDIA_AHEAD_MS',
    test: DAYS_TEST,
    title: 'a day ends at midnight in India',
  },
  {
    says: 'an event without a time lasts until its last day is over',
    file: DAYS,
    find: ' + DAY_MS - 1',
    put: '',
    test: DAYS_TEST,
    title: 'at noon it is now',
  },
  {
    says: 'what has passed stands below what is to come',
    file: 'lib/rules/calendar/by-exam.ts',
    find: 'const isOver = (event: CalendarEvent) => endOf(event) < now',
    put: 'const isOver = (event: CalendarEvent) => endOf(event) < 0',
    test: DAYS_TEST,
    title: 'what comes next stands first',
  },
  {
    says: 'an institution has the dates of its own type alone',
    file: 'lib/rules/calendar/by-exam.ts',
    find: 'typeIds.includes(typeId)',
    put: 'typeIds.length > 0',
    test: DAYS_TEST,
    title: 'the dates of its type alone',
  },
  {
    says: 'an event that is over is no news',
    file: NOTICES,
    find: 'now <= endOf(event) && ',
    put: '',
    test: DAYS_TEST,
    title: 'until they are over',
  },
  {
    says: 'an event is news from thirty days before',
    file: NOTICES,
    find: 'NEWS_DAYS = 30',
    put: 'NEWS_DAYS = 60',
    test: DAYS_TEST,
    title: 'news from thirty days before',
  },
  {
    says: 'in a file for calendars whole days end with the day after the last',
    file: FILE,
    find: 'DTEND;VALUE=DATE:${compact(dayAfter(lastDay))}',
    put: 'DTEND;VALUE=DATE:${compact(lastDay)}',
    test: FILE_TEST,
    title: 'the day after the last as their end',
  },
  {
    says: 'in a file for calendars times are those of India',
    file: FILE,
    find: "'TZOFFSETTO:+0530'",
    put: "'TZOFFSETTO:+0000'",
    test: FILE_TEST,
    title: ', in India',
  },
  {
    says: 'no line of a file for calendars has more than 75 octets',
    file: FILE,
    find: 'encoder.encode(letter).length',
    put: 'letter.length',
    test: FILE_TEST,
    title: 'no line has more than 75 octets',
  },
  {
    says: 'a line that a name brings in begins no other thing in a calendar',
    file: FILE,
    find: ".replace(/\\r\\n|[\\r\\n]/g, '\\\\n')",
    put: '',
    test: FILE_TEST,
    title: 'ends no line',
  },
  {
    says: 'a file of dates with one mistake changes nothing',
    file: IMPORT,
    find: '  if (faults.length > 0) {',
    put: '  if (faults.length > 20) {',
    test: IMPORT_TEST,
    title: 'and nothing is changed',
  },
  {
    says: 'a date without a source is refused',
    file: 'lib/contract/desk/date.ts',
    find: "source: { kind: 'line', part: 'source', isNeeded: true, most: MAX_EVENT_TEXT_LENGTH }",
    put: "source: { kind: 'line', part: 'source', isNeeded: false, most: MAX_EVENT_TEXT_LENGTH }",
    test: IMPORT_TEST,
    title: 'no source is said with its line',
  },
  {
    says: 'while the dates cannot be had the page does not say that there are none',
    file: VIEW,
    find: "{events === 'failed' ? (",
    put: "{events === 'failed' && at === 0 ? (",
    test: VIEW_TEST,
    title: 'while the dates cannot be had the page says so',
  },
  {
    says: 'while the dates cannot be had a file for calendars is no empty one',
    file: 'app/calendar/[file]/route.ts',
    find: 'status: 503, headers',
    put: 'status: 200, headers',
    test: 'app/calendar/calendar.test.ts',
    title: 'while the dates cannot be had it is 503',
  },
  {
    says: 'an event that has passed has no file for calendars',
    file: 'components/calendar/exam-dates.tsx',
    find: "{state === 'passed' ? null : (",
    put: "{state === 'now' ? null : (",
    test: VIEW_TEST,
    title: 'and has a file for calendars until it has passed',
  },
  {
    says: 'dates can be had for spreadsheets, by their first day',
    file: 'lib/server/open-data/list-rows.ts',
    find: 'a.firstDay.localeCompare(b.firstDay)',
    put: 'b.firstDay.localeCompare(a.firstDay)',
    test: 'app/exports/exports.test.ts',
    title: 'dates of exams by their first day',
  },
]
