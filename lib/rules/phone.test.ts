import fc from 'fast-check'
import { isMobile, phoneDigits, phoneShown } from '@/lib/rules/phone'

const national = fc.stringMatching(/^[1-9]\d{9}$/)
const mobile = fc.stringMatching(/^[6-9]\d{9}$/)

test.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['98765-43210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['+91-98765-43210', '9876543210'],
  ['(+91) 98765 43210', '9876543210'],
  ['+91 (0) 98765 43210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['91 098765 43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ['+९१ ९८७६५ ४३२१०', '9876543210'],
  ['೯೮೭೬೫೪೩೨೧೦', '9876543210'],
  ['9123456789', '9123456789'],
  ['98765432109', '9876543210'],
  ['12345', '12345'],
  ['', ''],
  ['phone', ''],
])('%s is %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})

test.each(['+1 415 555 2671', '0044 20 7946 0958', '+44 98765 43210'])(
  '%s is a number of another country and never taken for one of India',
  (typed) => {
    expect(phoneDigits(typed)).toBe('')
  },
)

test.each([
  ['98765', '98765'],
  ['9876543210x', '9876543210'],
  ['+', '+'],
  ['+9', '+9'],
  ['+91 98765', '+9198765'],
  ['0', '0'],
  ['098', '098'],
  ['00919', '00919'],
  ['+91 98765 43210', '9876543210'],
  ['++9', '+9'],
  ['9+8', '98'],
])('the field shows %s as %s', (typed, shown) => {
  expect(phoneShown(typed)).toBe(shown)
})

test('property: a number typed sign by sign is the same as one pasted, however it begins', () => {
  const prefix = fc.constantFrom('', '0', '+91', '+91 ', '0091', '(+91) ')
  fc.assert(
    fc.property(prefix, mobile, (start, number) => {
      const shown = [...`${start}${number}`].reduce((field, sign) => phoneShown(field + sign), '')
      expect(phoneDigits(shown)).toBe(number)
      expect(phoneDigits(start + number)).toBe(number)
    }),
  )
})

test('property: never more than ten digits, never anything else, and the same again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[+0-9 -]{0,20}$/)), (typed) => {
      const digits = phoneDigits(typed)
      expect(digits).toMatch(/^\d{0,10}$/)
      expect(phoneDigits(digits)).toBe(digits)
      expect(phoneDigits(phoneShown(typed))).toBe(digits)
    }),
  )
})

test('property: signs between the digits change nothing', () => {
  fc.assert(
    fc.property(
      national,
      fc.array(fc.constantFrom(' ', '-', '.', '(', ')', '\u00a0'), { maxLength: 9 }),
      (number, signs) => {
        const spread = [...number].map((digit, place) => digit + (signs[place] ?? '')).join('')
        expect(phoneDigits(spread)).toBe(number)
      },
    ),
  )
})

test.each([
  ['6000000000', true],
  ['9999999999', true],
  ['5999999999', false],
  ['999999999', false],
  ['99999999999', false],
  ['', false],
  ['987654321a', false],
  ['9876543210\n', false],
])('%j can be a mobile number: %s', (digits, is) => {
  expect(isMobile(digits)).toBe(is)
})
