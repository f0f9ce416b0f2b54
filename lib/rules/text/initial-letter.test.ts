import { initialLetter } from '@/lib/rules/text/initial-letter'

test.each([
  ['kaveri Valley Institute', 'K'],
  ['  “Bharat” College', 'B'],
  ['1st Grade College', '1'],
  ['ಕಿತ್ತೂರು ಕಾಲೇಜು', 'ಕಿ'],
  ['\u00e9cole', '\u00c9'],
  ['— —', ''],
  ['', ''],
])('of %p it is %p', (name, letter) => {
  expect(initialLetter(name)).toBe(letter)
})
