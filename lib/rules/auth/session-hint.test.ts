import { hasSessionHint } from '@/lib/rules/auth/session-hint'

test.each([
  ['signed-in=1', true],
  ['a=b; signed-in=1; c=d', true],
  ['', false],
  ['signed-in=', false],
  ['signed-in=0', false],
  ['not-signed-in=1', false],
  ['a=signed-in=1', false],
])('%j tells of a session: %s', (cookies, tells) => {
  expect(hasSessionHint(cookies)).toBe(tells)
})
