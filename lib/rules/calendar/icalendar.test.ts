import ICAL from 'ical.js'
import type { CalendarEvent } from '@/lib/contract/calendar'
import { getMessages } from '@/lib/messages/catalogue'
import { calendarHref, pickOfFile } from './calendar-address'
import { icalendar } from './icalendar'

const event = (over: Partial<CalendarEvent>): CalendarEvent => ({
  id: 'one',
  exam: 'hill',
  examName: { en: 'Hill Test', kn: 'ಹಿಲ್ ಪರೀಕ್ಷೆ' },
  kind: 'exam',
  title: { en: 'Paper 1; physics, chemistry \\ mathematics', kn: 'ಭೌತಶಾಸ್ತ್ರ, ರಸಾಯನಶಾಸ್ತ್ರ, ಗಣಿತ'.repeat(4) },
  typeIds: [],
  firstDay: '2030-06-10',
  lastDay: '2030-06-12',
  firstTime: null,
  lastTime: null,
  source: { title: 'Authority', url: 'https://authority.example/notice?a=1,2', checkedOn: '2030-06-01' },
  isSample: false,
  ...over,
})

function write(events: readonly CalendarEvent[], lang: 'en' | 'kn' = 'en'): string {
  const { calendar, layout } = getMessages(lang)
  return icalendar(events, { siteUrl: new URL('https://guide.example'), lang, text: calendar, brand: layout.brand })
}

/** As a program that keeps calendars reads it: strictly. */
function read(file: string) {
  const component = new ICAL.Component(ICAL.parse(file))
  for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return { component, events: component.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)) }
}

test('what is invented says so', () => {
  const told = (isSample: boolean) => read(write([event({ isSample })])).events[0]?.description
  expect(told(true)).toMatch(/^Invented, as an example\n/)
  expect(told(false)).not.toMatch(/Invented/)
})

test('whole days, the day after the last as their end', () => {
  const { component, events } = read(write([event({})]))
  expect(component.getFirstPropertyValue('version')).toBe('2.0')
  expect(component.getFirstPropertyValue('prodid')).toMatch(/\w/)
  expect(component.getAllSubcomponents('vtimezone')).toEqual([])
  const [first] = events
  expect(first).toMatchObject({
    uid: 'one@guide.example',
    summary: 'Hill Test: Paper 1; physics, chemistry \\ mathematics',
    description: 'Source: Authority, checked on 1 Jun 2030\nhttps://authority.example/notice?a=1,2',
  })
  expect([first?.startDate.isDate, first?.startDate.toString(), first?.endDate.toString()]).toEqual([
    true,
    '2030-06-10',
    '2030-06-13',
  ])
  expect(first?.component.getFirstPropertyValue('url')).toBe('https://guide.example/dates#exam-hill')
  expect(String(first?.component.getFirstPropertyValue('dtstamp'))).toBe('2030-06-01T00:00:00Z')
})

test.each([
  ['between two times', { firstTime: '09:30', lastTime: '17:00' }, ['2030-06-10T04:00:00Z', '2030-06-12T11:30:00Z']],
  ['until a time', { lastTime: '23:59' }, ['2030-06-09T18:30:00Z', '2030-06-12T18:29:00Z']],
  ['from a time on', { firstTime: '09:30' }, ['2030-06-10T04:00:00Z', '2030-06-12T18:30:00Z']],
  ['at a time', { firstTime: '09:30', lastDay: '2030-06-10' }, ['2030-06-10T04:00:00Z', '2030-06-10T04:00:00Z']],
])('%s, in India', (_, days, moments) => {
  const { component, events } = read(write([event(days)]))
  expect(component.getAllSubcomponents('vtimezone')).toHaveLength(1)
  const at = (time?: ICAL.Time) => time?.toJSDate().toISOString().replace('.000', '')
  expect([at(events[0]?.startDate), at(events[0]?.endDate)]).toEqual(moments)
})

test('no line has more than 75 octets, each ends with both signs, and no letter is parted', () => {
  const file = write([event({}), event({ id: 'two' })], 'kn')
  const lines = file.split('\r\n')
  expect(lines.pop()).toBe('')
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n\uFFFD]/)
  }
  expect(read(file).events.map(({ summary }) => summary)).toEqual(
    Array<string>(2).fill(`ಹಿಲ್ ಪರೀಕ್ಷೆ: ${event({}).title.kn}`),
  )
})

test('the same events are the same file', () => expect(write([event({})])).toBe(write([event({})])))

test('what a name may bring in ends no line', () => {
  const { events } = read(write([event({ title: { en: 'A\r\nEND:VEVENT\nBEGIN:VALARM' } })]))
  expect(events).toHaveLength(1)
  expect(events[0]?.summary).toBe('Hill Test: A\nEND:VEVENT\nBEGIN:VALARM')
})

test.each([{ all: true }, { exam: 'hill' }, { event: 'hill-1' }] as const)('the address of %j says it', (pick) => {
  for (const lang of ['en', 'kn'] as const) {
    const { pathname, searchParams } = new URL(calendarHref(pick, lang), 'https://guide.example')
    expect(pickOfFile(pathname.replace('/calendar/', ''))).toEqual(pick)
    expect(searchParams.get('lang') ?? 'en').toBe(lang)
  }
})

test.each(['all', 'exam..ics', 'event.../x.ics', 'event.A.ics', ''])('%j is no such file', (file) =>
  expect(pickOfFile(file)).toBeNull(),
)
