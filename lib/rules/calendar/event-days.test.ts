import type { Language } from '@/lib/contract/language'
import type { CalendarEvent } from '@/lib/contract/calendar'
import { getMessages } from '@/lib/messages/catalogue'
import { datesByExam, eventsForType } from './by-exam'
import { eventNotices } from './event-notices'
import { eventState, sayDays, sayState } from './event-days'

const NOON = Date.parse('2030-06-10T12:00:00+05:30')
const event = (over: Partial<CalendarEvent>): CalendarEvent => ({
  id: 'one',
  exam: 'hill',
  examName: { en: 'Hill Test', kn: 'ಹಿಲ್ ಪರೀಕ್ಷೆ' },
  kind: 'exam',
  title: { en: 'Paper 1' },
  typeIds: ['1'],
  firstDay: '2030-06-10',
  lastDay: '2030-06-10',
  firstTime: null,
  lastTime: null,
  source: { title: 'Authority', url: null, checkedOn: '2030-06-01' },
  isSample: false,
  ...over,
})
const texts = (lang: Language) => getMessages(lang).calendar

test.each([
  ['one day, once', {}, '10 Jun 2030'],
  ['a time on it', { firstTime: '09:30' }, '10 Jun 2030, 9:30 am'],
  ['two times on it', { firstTime: '09:30', lastTime: '12:30' }, '10 Jun 2030, 9:30 am to 12:30 pm'],
  ['an end alone', { lastTime: '17:00' }, 'until 10 Jun 2030, 5:00 pm'],
  ['several days', { lastDay: '2030-06-12' }, '10 Jun 2030 to 12 Jun 2030'],
  [
    'several days and a last moment',
    { lastDay: '2030-06-12', lastTime: '23:59' },
    '10 Jun 2030 to 12 Jun 2030, 11:59 pm',
  ],
])('%s', (_, days, said) => expect(sayDays(event(days), texts('en'))).toBe(said))

test('in Kannada', () => {
  expect(sayDays(event({ firstTime: '09:30', lastTime: '12:30' }), texts('kn'))).toBe(
    '10 ಜೂನ್ 2030, ಬೆಳಿಗ್ಗೆ 9:30ರಿಂದ ಮಧ್ಯಾಹ್ನ 12:30ರವರೆಗೆ',
  )
})

test.each([
  ['passed', { lastTime: '11:59' }],
  ['endsToday', { lastTime: '12:00' }],
  ['withinToday', { firstTime: '13:00', lastTime: '14:00' }],
  ['endsToday', { firstDay: '2030-06-01', firstTime: '10:00', lastTime: '17:30' }],
  ['now', { lastDay: '2030-06-11', lastTime: '12:00' }],
  ['beginsToday', { firstTime: '09:30' }],
  ['beginsToday', { firstTime: '09:30', lastDay: '2030-06-11' }],
  ['now', {}],
  ['passed', { firstDay: '2030-06-09', lastDay: '2030-06-09' }],
  ['now', { firstDay: '2030-06-01', lastDay: '2030-06-10' }],
  ['beginsToday', { firstTime: '12:01' }],
  ['coming', { firstDay: '2030-06-11', firstTime: '12:01', lastDay: '2030-06-11' }],
  ['coming', { firstDay: '2030-06-11', lastDay: '2030-06-11' }],
])('at noon it is %s: %j', (state, days) => expect(eventState(event(days), NOON)).toBe(state))

test('of what begins or ends at a time today a page that is kept says nothing that is over before it', () => {
  const day = (time: string) => Date.parse(`2030-06-10T${time}:00+05:30`)
  const ends = event({ lastTime: '17:30' })
  for (const time of ['00:00', '12:00', '17:30']) {
    expect(sayState(ends, day(time), texts('en'))).toBe('Today until 5:30 pm')
    expect(sayState(ends, day(time), texts('kn'))).toBe('ಇಂದು ಸಂಜೆ 5:30ರವರೆಗೆ')
  }
  expect(sayState(ends, day('17:31'), texts('en'))).toBe('Passed')
  const within = event({ firstTime: '10:30', lastTime: '12:50' })
  expect(sayState(within, day('08:00'), texts('en'))).toBe('Today, 10:30 am to 12:50 pm')
  expect(sayState(within, day('12:50'), texts('kn'))).toBe('ಇಂದು ಬೆಳಿಗ್ಗೆ 10:30ರಿಂದ ಮಧ್ಯಾಹ್ನ 12:50ರವರೆಗೆ')
  expect(sayState(event({ firstTime: '09:30' }), day('08:00'), texts('en'))).toBe('Today from 9:30 am')
  expect(sayState(event({ firstTime: '09:30' }), day('20:00'), texts('kn'))).toBe('ಇಂದು ಬೆಳಿಗ್ಗೆ 9:30ರಿಂದ')
})

test('a day ends at midnight in India, wherever the server stands', () => {
  expect(eventState(event({}), Date.parse('2030-06-10T18:29:59Z'))).toBe('now')
  expect(eventState(event({}), Date.parse('2030-06-10T18:30:00Z'))).toBe('passed')
})

test('what comes next stands first, what has passed last, and an exam that is over below others', () => {
  const at = (id: string, day: string, exam = 'hill') => event({ id, exam, firstDay: day, lastDay: day })
  const list = [
    at('old', '2030-05-01'),
    at('older', '2030-04-01'),
    at('later', '2030-08-01'),
    at('next', '2030-07-01'),
    at('gone', '2030-01-01', 'valley'),
    at('soon', '2030-06-20', 'lake'),
  ]
  expect(datesByExam(list, NOON).map(({ exam, events }) => [exam, events.map(({ id }) => id)])).toEqual([
    ['lake', ['soon']],
    ['hill', ['next', 'later', 'old', 'older']],
    ['valley', ['gone']],
  ])
})

test('an institution has the dates of its type alone', () => {
  const list = [event({ id: 'a' }), event({ id: 'b', typeIds: ['2', '3'] })]
  expect(eventsForType(list, '3').map(({ id }) => id)).toEqual(['b'])
  expect(eventsForType(list, null)).toEqual([])
})

test('the next three are news, in both languages, until they are over', () => {
  const days = ['2030-06-09', '2030-06-10', '2030-07-01', '2030-07-02', '2030-07-03', '2030-09-01']
  const list = days.map((day) => event({ id: day, firstDay: day, lastDay: day }))
  const notices = eventNotices(list, texts, NOON)
  expect(notices.map(({ id }) => id)).toEqual(['calendar-2030-06-10', 'calendar-2030-07-01', 'calendar-2030-07-02'])
  expect(notices[0]).toEqual({
    id: 'calendar-2030-06-10',
    title: { en: 'Hill Test: Paper 1', kn: 'ಹಿಲ್ ಪರೀಕ್ಷೆ: Paper 1' },
    description: { en: '10 Jun 2030', kn: '10 ಜೂನ್ 2030' },
    link: '/dates#exam-hill',
    status: 'Active',
    startsAt: null,
    endsAt: Date.parse('2030-06-10T23:59:59.999+05:30'),
  })
})

test('an event is news from thirty days before it begins', () => {
  const onDay = (firstDay: string) => eventNotices([event({ firstDay, lastDay: '2030-08-01' })], texts, NOON).length
  expect([onDay('2030-07-10'), onDay('2030-07-11')]).toEqual([1, 0])
})
