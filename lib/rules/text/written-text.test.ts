import fc from 'fast-check'
import { cleanLine, cleanText, countCharacters, isUnfit } from '@/lib/rules/text/written-text'

test.each([
  ['  Asha  ', 'Asha'],
  ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['a\u0301sha', '\u00e1sha'],
  ['\u202aAsha\u202c', 'Asha'],
  ['\ufeffAsha', 'Asha'],
  ['As\u200bh\u2060a\u00ad\u3164\u{e0041}', 'Asha'],
  [' \u200b \u200d ', ''],
  ['\u0301', ''],
  ['ಆಶಾ', 'ಆಶಾ'],
  // A joiner inside a word of Kannada is part of its spelling.
  ['ರ್‍ಯಾಂಕ್', 'ರ್‍ಯಾಂಕ್'],
  ['😀', '😀'],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanText(typed)).toBe(kept)
})

test('a line has no breaks, and keeps its words apart', () => {
  expect(cleanLine(' Asha\r\n\tRao ')).toBe('Asha Rao')
})

test('what is clean stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      for (const clean of [cleanText, cleanLine]) expect(clean(clean(typed))).toBe(clean(typed))
    }),
  )
})

test.each([
  ['tab\tand\nbreak', false],
  ['bell\u0007', true],
  ['nothing\u0000', true],
  ['half \ud83d', true],
  ['whole 😀', false],
  ['delete\u007f', true],
])('%j is unfit: %s', (text, unfit) => {
  expect(isUnfit(text)).toBe(unfit)
})

test('a sign that cannot be kept is not lost by cleaning, so that it can be refused', () => {
  expect(isUnfit(cleanText('\u0007'))).toBe(true)
})

test('an emoji is one character', () => {
  expect(countCharacters('a😀')).toBe(2)
})
