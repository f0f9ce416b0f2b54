import fc from 'fast-check'
import { foldText, wordsOf } from './words'

test.each([
  ['capitals', 'KVR College', 'kvr college'],
  ['accents', 'Collège Élan', 'college elan'],
  ['wide letters', 'ＫＶＲ', 'kvr'],
  ['dots', 'St.Mary', 'st mary'],
  ['apostrophes of every kind', "Mary's Mary’s Mary`s", 'marys marys marys'],
  ['an ampersand', 'Arts & Science', 'arts and science'],
  ['dashes and brackets', 'Hubli-Dharwad (East)', 'hubli dharwad east'],
  ['wildcards and operators', "100% a_b | c & !d <-> e* \\ '", '100 a b c and d e'],
  ['Kannada', 'ಬೆಂಗಳೂರು KVR', 'bengaluru kvr'],
  ['Kannada digits', 'ಶಾಲೆ ೧೨', 'shale 12'],
  ['another script, which keeps its letters', 'школа 学校', 'школа 学校'],
  ['nothing to compare', ' ~!? ', ''],
])('%s fold', (_what, text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['initials with dots', 'R.V. College', ['rv', 'college']],
  ['initials with spaces', 'R V College', ['rv', 'college']],
  ['initials with both', 'B. M. S. College', ['bms', 'college']],
  ['initials that begin with s', 'S D M College', ['sdm', 'college']],
  ['initials after a word', 'Dr. T M Pai', ['dr', 'tm', 'pai']],
  ['a possessive that stands apart', "Joseph 's College", ['josephs', 'college']],
  ['a word glued to its kind', 'Sahyadridegreecollege', ['sahyadri', 'degree', 'college']],
  ['a kind that is the whole word', 'College', ['college']],
  ['digits, which are no initials', 'Class 1 2', ['class', '1', '2']],
  ['nothing', ' .,- ', []],
])('words of %s', (_what, text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('any text gives words in the letters that are compared, the same ones again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const folded = foldText(text)
      expect(folded).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u)
      expect(wordsOf(text).every((word) => word !== '' && !/\s/.test(word))).toBe(true)
    }),
    { numRuns: 500 },
  )
})
