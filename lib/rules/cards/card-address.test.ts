import { cardPath, parseCardPath } from '@/lib/rules/cards/card-address'

const MARK = 'abcdefgh-_012345'

test.each([
  { kind: 'college', ids: ['7'], lang: 'en', mark: MARK },
  { kind: 'compare', ids: ['7', '3', '01'], lang: 'kn', mark: MARK },
  { kind: 'shortlist', ids: Array.from({ length: 40 }, (_, id) => String(id)), lang: 'kn', mark: MARK },
] as const)('is read as it was written: $kind', (address) => {
  expect(parseCardPath(cardPath(address))).toEqual(address)
})

test.each([
  '/cards/college/7,3/en-abcdefgh-_012345.jpg',
  '/cards/compare/1,2,3,4,5/en-abcdefgh-_012345.jpg',
  '/cards/compare/7,7/en-abcdefgh-_012345.jpg',
  '/cards/compare/7,/en-abcdefgh-_012345.jpg',
  '/cards/compare/,7/en-abcdefgh-_012345.jpg',
  '/cards/college/a/en-abcdefgh-_012345.jpg',
  `/cards/college/${'1'.repeat(65)}/en-abcdefgh-_012345.jpg`,
  `/cards/shortlist/${Array.from({ length: 41 }, (_, id) => id).join(',')}/en-abcdefgh-_012345.jpg`,
  '/cards/college/7/la-abcdefgh-_012345.jpg',
  '/cards/college/7/en-short.jpg',
  '/cards/college/7/en-abcdefgh-_012345.png',
  '/cards/college/7/en-abcdefgh-_012345.jpg?a=1',
  '/cards/toString/7/en-abcdefgh-_012345.jpg',
  '/cards/college/%37/en-abcdefgh-_012345.jpg',
])('no other address has a card: %s', (path) => {
  expect(parseCardPath(path)).toBeNull()
})
