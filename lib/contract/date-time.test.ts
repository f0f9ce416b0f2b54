import fc from 'fast-check'
import { day, endMoment, moment } from '@/lib/contract/date-time'

const iso = (value: unknown) => {
  const at = moment.parse(value)
  return at === null ? null : new Date(at).toISOString()
}

test.each([
  ['20-11-2026 09:30', '2026-11-20T04:00:00.000Z'],
  ['01-01-2026 00:00', '2025-12-31T18:30:00.000Z'],
  ['29-02-2028 12:00', '2028-02-29T06:30:00.000Z'],
  [' 1-2-2026 9:05 ', '2026-02-01T03:35:00.000Z'],
  ['20-11-2026 09:30:15', '2026-11-20T04:00:15.000Z'],
  ['20-11-2026', '2026-11-19T18:30:00.000Z'],
  ['2026-11-20 09:30:00', '2026-11-20T04:00:00.000Z'],
  ['2026-11-20T09:30:00Z', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T09:30:00.000+02:00', '2026-11-20T07:30:00.000Z'],
])('%s is %s', (written, expected) => {
  expect(iso(written)).toBe(expected)
})

test.each([
  '31-02-2026 09:00',
  '0026-05-01',
  '01-05-0026 09:00',
  '29-02-2027 12:00',
  '11-20-2026 09:00',
  '20-11-26 09:00',
  '20-11-2026 24:00',
  '20-11-2026 09:60',
  '00-00-0000 00:00',
  'tomorrow',
  '',
  null,
  1795150000,
  {},
])('%p is no moment', (written) => {
  expect(moment.parse(written)).toBeNull()
})

test('an end without a time is the end of its day in India', () => {
  expect(new Date(endMoment.parse('20-11-2026') ?? 0).toISOString()).toBe('2026-11-20T18:29:59.999Z')
  expect(endMoment.parse('20-11-2026 09:30')).toBe(moment.parse('20-11-2026 09:30'))
})

test('a day is the day in India', () => {
  expect(['20-11-2026', '2026-11-20', '2026-11-19T20:00:00Z', '31-11-2026'].map((value) => day.parse(value))).toEqual([
    '2026-11-20',
    '2026-11-20',
    '2026-11-20',
    null,
  ])
})

test('any minute that is written the Indian way is read as that minute', () => {
  const minute = fc.integer({ min: 0, max: 60_000_000 }).map((minutes) => minutes * 60_000)
  fc.assert(
    fc.property(minute, (at) => {
      const [date = '', time = ''] = new Date(at + 330 * 60_000).toISOString().slice(0, 16).split('T')
      expect(moment.parse(`${date.split('-').toReversed().join('-')} ${time}`)).toBe(at)
    }),
  )
})
