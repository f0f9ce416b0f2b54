import { makeDeskSecrets } from '@/provider/desk/secrets'
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

test('under another pepper an authenticator cannot be read, and the log will say which variable is to blame', () => {
  const sealed = makeDeskSecrets('the one before').seal('JBSWY3DPEHPK3PXP')
  expect(makeDeskSecrets('the one before').open(sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(() => makeDeskSecrets('another').open(sealed)).toThrow(/^OTP_PEPPER is not the one under which/)
})
