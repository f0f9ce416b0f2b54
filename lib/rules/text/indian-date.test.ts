import { dates as english } from '@/lib/messages/en/dates'
import { dates as kannada } from '@/lib/messages/kn/dates'
import { formatDay, formatMoment } from '@/lib/rules/text/indian-date'

test.each([
  ['2026-11-20T09:00:00+05:30', '20 Nov 2026, 9:00 am', '20 ನವೆಂಬರ್ 2026, ಬೆಳಿಗ್ಗೆ 9:00'],
  ['2026-01-01T00:05:00+05:30', '1 Jan 2026, 12:05 am', '1 ಜನವರಿ 2026, ರಾತ್ರಿ 12:05'],
  ['2026-09-30T12:30:00+05:30', '30 Sep 2026, 12:30 pm', '30 ಸೆಪ್ಟೆಂಬರ್ 2026, ಮಧ್ಯಾಹ್ನ 12:30'],
  ['2026-12-31T18:29:00+05:30', '31 Dec 2026, 6:29 pm', '31 ಡಿಸೆಂಬರ್ 2026, ಸಂಜೆ 6:29'],
  // Not yet the new year in Greenwich.
  ['2026-12-31T23:59:00+05:30', '31 Dec 2026, 11:59 pm', '31 ಡಿಸೆಂಬರ್ 2026, ರಾತ್ರಿ 11:59'],
])('%s is told in Indian time', (at, en, kn) => {
  expect(formatMoment(Date.parse(at), english)).toBe(en)
  expect(formatMoment(Date.parse(at), kannada)).toBe(kn)
})

test('a day is a day, wherever the visitor is', () => {
  expect(formatDay('2026-11-01', english)).toBe('1 Nov 2026')
  expect(formatDay('2027-02-28', kannada)).toBe('28 ಫೆಬ್ರವರಿ 2027')
})
