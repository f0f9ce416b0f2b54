import { initialLetter } from '@/lib/rules/text/initial-letter'

test.each([
  ['kaveri Valley Institute', 'en', 'K'],
  ['  “Bharat” College', 'en', 'B'],
  ['1st Grade College', 'en', '1'],
  ['ಕಿತ್ತೂರು ಕಾಲೇಜು', 'kn', 'ಕಿ'],
  ['\u00e9cole', 'en', '\u00c9'],
  ['— —', 'en', ''],
  ['', 'en', ''],
])('of %p (%s) it is %p', (name, lang, letter) => {
  expect(initialLetter(name, lang)).toBe(letter)
})
