import fc from 'fast-check'
import { isEmail } from '@/lib/rules/text/email'

test.each(['asha@example.org', 'a.b+c@mail.example.co.in', "o'neil@example.org", 'ಆಶಾ@ಉದಾಹರಣೆ.ಭಾರತ'])('%s', (email) => {
  expect(isEmail(email)).toBe(true)
})

test.each([
  '',
  'asha',
  'asha@',
  '@example.org',
  'asha@example',
  'asha@example.',
  'asha@.org',
  'asha@example..org',
  'asha rao@example.org',
  'asha@exam ple.org',
  'asha@ example.org',
  'asha@example.org\n',
  'asha@example.org\u00a0',
  'asha@@example.org',
  'asha@mail@example.org',
  `${'a'.repeat(243)}@example.org`,
])('%j is none', (email) => {
  expect(isEmail(email)).toBe(false)
})

test('the longest has 254 characters', () => {
  expect(isEmail(`${'a'.repeat(242)}@example.org`)).toBe(true)
})

test('what has a space in it is none', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (before, after) => !isEmail(`${before} ${after}@example.org`)))
})

test('a long text is read at once', () => {
  const start = performance.now()
  for (const text of [`a@${'.'.repeat(100_000)}`, `a@${'b.'.repeat(50_000)}`, 'a'.repeat(1_000_000)]) isEmail(text)
  expect(performance.now() - start).toBeLessThan(5_000)
})
