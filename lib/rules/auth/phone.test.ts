import fc from 'fast-check'
import { isMobile, phoneDigits, phoneShown } from '@/lib/rules/auth/phone'

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
  ['0802345678', '0802345678'],
  ['080-2345678', '0802345678'],
  ['9198765432', '9198765432'],
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

describe('what the field shows', () => {
  const typed = (text: string, before = '') =>
    [...text].reduce((shown, sign) => phoneShown(shown, shown + sign, 'insertText'), before)

  test.each([
    ['98765', '98765'],
    ['98a8 0-01x2345', '9880012345'],
    ['98765432109', '9876543210'],
    ['+98765012345678', '9876501234'],
    ['0802345678', '0802345678'],
    ['+919876543210', '9198765432'],
    ['೯೮೭೬೫೪೩೨೧೦', '9876543210'],
    ['+', ''],
  ])('typed as %s: %s', (text, shown) => {
    expect(typed(text)).toBe(shown)
  })

  test('an eleventh digit does nothing, wherever it is typed', () => {
    expect(phoneShown('9876543210', '19876543210', 'insertText')).toBe('9876543210')
    expect(phoneShown('9876543210', '98765143210', 'insertCompositionText')).toBe('9876543210')
  })

  test.each([
    ['+91 98765 43210', '9876543210'],
    ['+919876543210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['0802345678', '0802345678'],
    ['080 2345 678', '0802345678'],
    // What stands for 0 there belongs to the ten.
    ['+91 080 2345 678', '0802345678'],
    ['0012345678', '0012345678'],
    ['98765 4321', '987654321'],
    ['98765432109', '9876543210'],
    ['+1 415 555 2671', ''],
  ])('pasted, dropped or filled in as %s: %s', (text, shown) => {
    for (const change of ['insertFromPaste', 'insertFromDrop', 'insertReplacementText', undefined]) {
      expect(phoneShown('', text, change)).toBe(shown)
    }
  })

  test('a suggestion of the keyboard, which comes as if it were typed, is read as a whole', () => {
    expect(phoneShown('', '+91 98765 43210', 'insertText')).toBe('9876543210')
    expect(phoneShown('98', '+919876543210', 'insertCompositionText')).toBe('9876543210')
  })

  test('what is taken away is gone, and what it leaves is not read anew', () => {
    expect(phoneShown('0802345678', '080234567', 'deleteContentBackward')).toBe('080234567')
  })

  test('property: typed, it is the first ten digits, whatever stands between them', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9+ a-]{0,30}$/), (text) => {
        expect(typed(text)).toBe(text.replace(/\D/g, '').slice(0, 10))
      }),
    )
  })

  test('property: pasted, it is the same however it begins', () => {
    const prefix = fc.constantFrom('', '0', '+91', '+91 ', '91', '91 0', '0091', '(+91) ', '+91 (0) ')
    fc.assert(
      fc.property(prefix, mobile, (start, number) => {
        expect(phoneShown('', start + number, 'insertFromPaste')).toBe(number)
        expect(phoneDigits(start + number)).toBe(number)
      }),
    )
  })
})

test('property: never more than ten digits, never anything else, and the same again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[+0-9 -]{0,20}$/)), (typed) => {
      const digits = phoneDigits(typed)
      expect(digits).toMatch(/^\d{0,10}$/)
      expect(phoneDigits(digits)).toBe(digits)
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
