import fc from 'fast-check'
import { codeDigits } from '@/lib/rules/auth/one-time-code'

test.each([
  ['123456', '123456'],
  ['12 34 56', '123456'],
  ['123-456', '123456'],
  ['Your code is 123456', '123456'],
  ['Your code is 123456, valid for 5 minutes.', '123456'],
  ['123456 is your OTP. 5 minutes. @guide.example #123456', '123456'],
  ['Code: 123 456 (5 min)', '123456'],
  ['On 21-11-26 your code was 123456', '123456'],
  ['Dear 9876543210, 123456 is your code', '123456'],
  ['Code 123456 5 minutes', '123456'],
  ['कोड १२३४५६ है', '123456'],
  ['رمزك ١٢٣٤٥٦', '123456'],
  ['12', '12'],
  ['12345678', '123456'],
  ['no code', ''],
  ['', ''],
])('of %j the code is %s', (typed, code) => {
  expect(codeDigits(typed, 6)).toBe(code)
})

test('of a message whose code is shorter than the field, other numbers are not added to it', () => {
  expect(codeDigits('Your code is 4821, valid for 5 minutes', 6)).toBe('4821')
})

test.each([4, 5, 6, 8])('property: a code of %i digits is found in any message around it', (length) => {
  const words = fc.stringMatching(/^[a-z .,:]{0,20}$/)
  fc.assert(
    fc.property(words, fc.stringMatching(new RegExp(`^\\d{${length}}$`)), words, (before, code, after) => {
      expect(codeDigits(`${before} ${code} ${after}`, length)).toBe(code)
    }),
  )
})

test('property: only digits, never more than the boxes, and the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 8 }), (typed, length) => {
      const code = codeDigits(typed, length)
      expect(code).toMatch(/^\d*$/)
      expect(code.length).toBeLessThanOrEqual(length)
      expect(codeDigits(code, length)).toBe(code)
    }),
  )
})
