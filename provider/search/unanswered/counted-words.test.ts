import { countedWords } from './counted-words'

test.each([
  ['RVCE', 'rvce'],
  ['  R.V. College,   of  Engg! ', 'r v college of engg'],
  ['ಮಲ್ಲಿಗೆ ಕಾಲೇಜು', 'ಮಲ್ಲಿಗೆ ಕಾಲೇಜು'],
  ['ರ‍್ಯಾಂಕ್', 'ರ‍್ಯಾಂಕ್'],
  ['ＲＶＣＥ', 'rvce'],
  ['college estd 1962', 'college estd 1962'],
])('“%s” is counted as “%s”', (search, words) => expect(countedWords(search)).toBe(words))

test.each([
  ['asha 9880012345', 'asha'],
  ['asha 98800 12345', 'asha'],
  ['asha 988 001 23 45', 'asha'],
  ['asha ph.988-001-2345', 'asha ph'],
  ['ಆಶಾ ೯೮೮೦೦೧೨೩೪೫', 'ಆಶಾ'],
  ['college 1962 of 560037', 'college of'],
])('of “%s” no number is kept: “%s”', (search, words) => expect(countedWords(search)).toBe(words))

test.each([
  'asha@example.org college',
  'asha＠example.org',
  '9880012345',
  '---',
  'a',
  '',
  'a b c d e f g h i',
  'x'.repeat(61),
])('“%s” is not counted', (search) => expect(countedWords(search)).toBeNull())
