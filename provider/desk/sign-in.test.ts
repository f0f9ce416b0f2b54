import { lockAfter } from '@/provider/desk/sign-in'

const NOW = new Date('2027-01-05T06:00:00Z')

test.each([
  [4, null],
  [5, 15],
  [6, 30],
  [7, 60],
  [11, 960],
  [12, 1_440],
  [400, 1_440],
])('after %i wrong codes in a row an account is locked for %p minutes', (tries, minutes) => {
  const until = lockAfter(tries, NOW)
  expect(until && (until.getTime() - NOW.getTime()) / 60_000).toBe(minutes)
})
