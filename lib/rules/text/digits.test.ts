import fc from 'fast-check'
import { asciiDigits, digitsOf } from '@/lib/rules/text/digits'

test.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
  ['fullwidth', '０１２３４５６７８９'],
  ['mathematical, second of five rows without a gap', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ['mathematical, last of five rows', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
])('%s digits are understood', (_, digits) => {
  expect(asciiDigits(digits)).toBe('0123456789')
})

test('every digit that this Unicode knows has a value, and rows of ten count from 0 to 9', () => {
  const all = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    /^\p{Nd}$/u.test(sign),
  )
  expect(all.length % 10).toBe(0)
  expect(asciiDigits(all.join(''))).toBe('0123456789'.repeat(all.length / 10))
})

test('signs that only look like numbers are none', () => {
  expect(digitsOf('²½Ⅷ一①')).toBe('')
})

test('property: only digits come out, and other signs stay where they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(digitsOf(text)).toMatch(/^[0-9]*$/)
      expect(asciiDigits(text).replace(/[0-9]/g, '')).toBe(text.replace(/\p{Nd}/gu, ''))
    }),
  )
})
