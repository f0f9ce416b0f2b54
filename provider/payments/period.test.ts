import fc from 'fast-check'
import { indianDay } from '@/lib/contract/indian-day'
import { lastDay, periodOf } from '@/provider/payments/period'

test.each([
  ['2027-01-05T18:29:59Z', '2027-01-05'],
  ['2027-01-05T18:30:00Z', '2027-01-06'],
  ['2027-12-31T20:00:00Z', '2028-01-01'],
])('%s is %s in India', (moment, day) => {
  expect(indianDay(new Date(moment))).toBe(day)
})

test.each([
  ['2027-01-01', 'monthly', '2027-01-31'],
  ['2027-01-15', 'monthly', '2027-02-14'],
  ['2027-01-28', 'monthly', '2027-02-27'],
  ['2027-01-29', 'monthly', '2027-02-28'],
  ['2027-01-31', 'monthly', '2027-02-28'],
  ['2028-01-29', 'monthly', '2028-02-28'],
  ['2028-01-30', 'monthly', '2028-02-29'],
  ['2027-03-31', 'monthly', '2027-04-30'],
  ['2027-04-30', 'monthly', '2027-05-29'],
  ['2027-12-31', 'monthly', '2028-01-30'],
  ['2027-12-01', 'monthly', '2027-12-31'],
  ['2026-06-01', 'yearly', '2027-05-31'],
  ['2027-03-01', 'yearly', '2028-02-29'],
  ['2028-02-29', 'yearly', '2029-02-28'],
  ['2027-02-28', 'yearly', '2028-02-27'],
  ['2027-01-01', 'yearly', '2027-12-31'],
] as const)('from %s, %s: to %s', (start, cycle, end) => {
  expect(lastDay(start, cycle)).toBe(end)
})

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

test('a month has 28 to 31 days and a year 365 or 366; who begins later never ends before', () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      expect(days(one, lastDay(one, 'monthly'))).toBeGreaterThanOrEqual(28)
      expect(days(one, lastDay(one, 'monthly'))).toBeLessThanOrEqual(31)
      expect([365, 366]).toContain(days(one, lastDay(one, 'yearly')))
      const [first, second] = [one, other].sort()
      for (const cycle of ['monthly', 'yearly'] as const) {
        expect(lastDay(first ?? '', cycle) <= lastDay(second ?? '', cycle)).toBe(true)
      }
    }),
  )
})

test('a renewal adds to what is left; another plan, or one that is over, begins today', () => {
  expect(periodOf('monthly', '2027-01-20', '2027-01-31')).toEqual({ startsOn: '2027-01-20', expiresOn: '2027-02-28' })
  expect(periodOf('monthly', '2027-01-31', '2027-01-31')).toEqual({ startsOn: '2027-01-31', expiresOn: '2027-02-28' })
  expect(periodOf('monthly', '2027-02-01', '2027-01-31')).toEqual({ startsOn: '2027-02-01', expiresOn: '2027-02-28' })
  expect(periodOf('yearly', '2027-01-20', null)).toEqual({ startsOn: '2027-01-20', expiresOn: '2028-01-19' })
})
