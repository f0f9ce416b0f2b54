import { canonicalWord } from './word-lists'

test.each([
  ['engg', 'engineering'],
  ['eng', 'engineering'],
  ['univ', 'university'],
  ['govt', 'government'],
  ['poly', 'polytechnic'],
  ['mgmt', 'management'],
  ['tech', 'technology'],
  ['inst', 'institute'],
  ['st', 'saint'],
  ['womens', 'women'],
  ['kalej', 'college'],
  ['enjiniyaring', 'engineering'],
  ['injiniyaring', 'engineering'],
])('%s is short for %s', (short, word) => {
  expect(canonicalWord(short)).toBe(word)
})

test.each([
  ['collage', 'college'],
  ['enginering', 'engineering'],
  ['engineerng', 'engineering'],
  ['acadamy', 'academy'],
  ['managemnt', 'management'],
  ['polytecnic', 'polytechnic'],
  ['universty', 'university'],
])('%s is misspelt for %s', (misspelt, word) => {
  expect(canonicalWord(misspelt)).toBe(word)
})

test.each([
  ['colleges', 'college'],
  ['academies', 'academy'],
  ['schools', 'school'],
])('%s is more than one %s', (plural, word) => {
  expect(canonicalWord(plural)).toBe(word)
})

test.each(['kvr', 'ramaiah', 'of', 'mysuru', '', 'constructor', '__proto__', 'toString'])('%j is itself', (word) => {
  expect(canonicalWord(word)).toBe(word)
})

test('a word that was made canonical stays so', () => {
  for (const word of ['engg', 'collage', 'academies', 'kvr'])
    expect(canonicalWord(canonicalWord(word))).toBe(canonicalWord(word))
})
