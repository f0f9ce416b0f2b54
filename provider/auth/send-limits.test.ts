import fc from 'fast-check'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/time'
import { secondsToWait, type RecentSends } from '@/provider/auth/send-limits'

const NOTHING: RecentSends = { phone: [], phoneByAddress: [], address: [], budgetFreeAt: null }
const NOW = Date.UTC(2027, 0, 5)

const ago = (...seconds: number[]) => seconds.map((second) => NOW - second * 1_000)
const forPhone = (...seconds: number[]) => secondsToWait({ ...NOTHING, phone: ago(...seconds) }, 'p', NOW)

describe('"Sending: 30 s apart, 3 in 10 minutes, 5 an hour, 10 a day for a phone"', () => {
  test.each([
    ['nothing yet', [], 0],
    ['just now', [0], 30],
    ['29 s ago', [29], 1],
    ['half a second is a whole one to wait', [29.5], 1],
    ['30 s ago', [30], 0],
    ['two in 10 minutes', [30, 60], 0],
    ['three in 10 minutes', [30, 60, 90], 510],
    ['three, the first just out', [30, 60, 600], 0],
    ['five in an hour', [700, 1_400, 2_100, 2_800, 3_500], 100],
    ['five, the first just out', [700, 1_400, 2_100, 2_800, 3_600], 0],
    ['ten in a day', [7_200, 9e3, 11e3, 13e3, 15e3, 17e3, 19e3, 21e3, 23e3, 25e3], 61_400],
    ['the longest wait counts', [0, 10, 20, 3_000, 3_100], 580],
  ])('%s', (_name, sends, wait) => {
    expect(forPhone(...sends)).toBe(wait)
  })

  test('who asks as often as it is allowed never gets more, and the time told is exact', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 * 3_600 }), { minLength: 20, maxLength: 60 }), (pauses) => {
        const sends: number[] = []
        let now = NOW
        for (const pause of pauses) {
          now += pause * 1_000
          const wait = secondsToWait({ ...NOTHING, phone: sends }, 'p', now)
          if (wait > 0) {
            expect(secondsToWait({ ...NOTHING, phone: sends }, 'p', now + (wait - 1) * 1_000)).toBe(1)
            now += wait * 1_000
          }
          expect(secondsToWait({ ...NOTHING, phone: sends }, 'p', now)).toBe(0)
          sends.push(now)
        }
        for (const [most, within] of [
          [1, 30_000],
          [3, 10 * MINUTE_MS],
          [5, HOUR_MS],
          [10, DAY_MS],
        ] as const) {
          for (const end of sends) {
            expect(sends.filter((at) => at <= end && at > end - within).length).toBeLessThanOrEqual(most)
          }
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('of these, an address that has not proved the number to be its own', () => {
  const waitHere = (...seconds: number[]) =>
    secondsToWait({ ...NOTHING, phone: ago(...seconds), phoneByAddress: ago(...seconds) }, 'p', NOW)

  test.each([
    ['one in 10 minutes', [30], 0],
    ['two in 10 minutes', [30, 60], 540],
    ['two, the first just out', [30, 600], 0],
    ['three in an hour', [700, 1_400, 2_100], 1_500],
    ['six in a day', [7_200, 9e3, 11e3, 13e3, 15e3, 17e3], 69_400],
  ])('%s', (_name, sends, wait) => {
    expect(waitHere(...sends)).toBe(wait)
  })

  test('while another address still has what is left of the phone', () => {
    expect(secondsToWait({ ...NOTHING, phone: ago(30, 60), phoneByAddress: [] }, 'p', NOW)).toBe(0)
    expect(secondsToWait({ ...NOTHING, phone: ago(30, 60, 90), phoneByAddress: [] }, 'p', NOW)).toBe(510)
  })
})

describe('"30 an hour and 10 different phones an hour for a visitor\'s address"', () => {
  const asked = (count: number, phones: number) =>
    Array.from({ length: count }, (_, at) => ({ at: NOW - (at + 1) * 60_000, phoneDigest: `p${at % phones}` }))
  const wait = (address: RecentSends['address'], phone: string) => secondsToWait({ ...NOTHING, address }, phone, NOW)

  test('the 30th is allowed, the next one is when the first is an hour old', () => {
    expect(wait(asked(29, 5), 'p0')).toBe(0)
    expect(wait(asked(30, 5), 'p0')).toBe(30 * 60)
  })

  test('a tenth phone is allowed, an eleventh is not; one of the ten still is', () => {
    expect(wait(asked(9, 9), 'other')).toBe(0)
    expect(wait(asked(10, 10), 'other')).toBe(50 * 60)
    expect(wait(asked(10, 10), 'p9')).toBe(0)
  })

  test('a phone that was asked for twice leaves with its later time', () => {
    const sends = [...asked(10, 10), { at: NOW - 59 * 60_000, phoneDigest: 'p0' }]
    expect(wait(sends, 'other')).toBe(50 * 60)
  })

  test('what is an hour old does not count', () => {
    const sends = [...asked(9, 9), { at: NOW - HOUR_MS, phoneDigest: 'old' }]
    expect(wait(sends, 'other')).toBe(0)
    expect(wait(sends, 'old')).toBe(0)
  })
})

test('"a global hourly and daily budget": while it is spent, everybody waits', () => {
  expect(secondsToWait({ ...NOTHING, budgetFreeAt: NOW + 1_500 }, 'p', NOW)).toBe(2)
  expect(secondsToWait({ ...NOTHING, budgetFreeAt: NOW }, 'p', NOW)).toBe(0)
})
