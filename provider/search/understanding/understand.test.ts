import { TAXONOMY } from '@/provider/directory/taxonomy'
import { PlaceFinder } from '@/provider/search/place-finder'
import { understand } from './understand'

const places = new PlaceFinder()
const SLUGS = new Map(
  TAXONOMY.flatMap((type) => [
    [type.id, type.slug] as const,
    ...type.streams.map((stream) => [stream.id, `${type.slug}/${stream.slug}`] as const),
  ]),
)

/** What a search says, in short: `type engineering`, `place Kalaburagi`, and what is left. */
function said(text: string): string[] {
  const { parts, rest, words } = understand(text, places, () => [])
  const told = parts.map((part) => {
    switch (part.is) {
      case 'type':
      case 'stream':
        return `${part.is} ${part.ids.map((id) => SLUGS.get(id)).join(' ')}`
      case 'ownership':
        return `ownership ${part.values.join(' ')}`
      case 'place':
        return `place ${[...new Set(part.places.map(({ name }) => name))].join(' ')}`
      case 'sort':
        return `sort ${part.sort}`
      default:
        return part.is
    }
  })
  return [...told, ...rest.map(({ from, to }) => `rest ${words.slice(from, to).join(' ')}`)]
}

test.each([
  ['engineering colleges in gulbarga', 'type engineering', 'place Kalaburagi'],
  ['engg clg mysore', 'type engineering', 'place Mysuru'],
  ['colleges in yadgir', 'college', 'place Yadgir'],
  ['schools near hubli', 'type school', 'place Hubballi-Dharwad'],
  ['puc science', 'type pu-college', 'stream pu-college/science'],
  ['is there any bca college in yadgir', 'stream computer-applications/bca', 'place Yadgir'],
  ['nursing school', 'stream health-sciences/nursing'],
  ['bca degree', 'stream computer-applications/bca'],
])('kinds: %s', (text, ...told) => {
  expect(said(text)).toEqual(told)
})

test.each([
  [
    'cse bangalore',
    'stream engineering/computer-science polytechnic/computer-science',
    'place Bengaluru Urban Bengaluru',
  ],
  ['civil diploma gadag', 'type polytechnic', 'stream polytechnic/civil', 'place Gadag Gadag-Betigeri'],
  ['diploma in mechanical engineering', 'type polytechnic', 'stream polytechnic/mechanical'],
  ['b.tech e.c.e', 'type engineering', 'stream engineering/electronics'],
  ['mba in engineering college', 'type engineering', 'stream management/mba'],
])('a course goes with what it is taken at: %s', (text, ...told) => {
  expect(said(text)).toEqual(told)
})

test.each([
  ['sarkari polytechnic', 'type polytechnic', 'ownership government'],
  ['govt aided engineering college', 'type engineering', 'ownership aided'],
  ['private engineering college', 'type engineering', 'ownership private'],
  ['deemed university', 'ownership deemed'],
  ['government university', 'type university', 'ownership government university'],
  ['girls polytechnic', 'type polytechnic', 'women'],
  ['boys high school', 'stream school/high-school', 'men'],
  ['polytechnic with hostel', 'type polytechnic', 'residential'],
  ['minority engineering college', 'type engineering', 'minority'],
  ['ಅಲ್ಪಸಂಖ್ಯಾತರ ಪಾಲಿಟೆಕ್ನಿಕ್', 'type polytechnic', 'minority'],
])('who runs it and whom it is for: %s', (text, ...told) => {
  expect(said(text)).toEqual(told)
})

test.each([
  ['best low fee engineering college in mysuru', 'type engineering', 'place Mysuru', 'sort fee'],
  ['top 10 bca colleges', 'stream computer-applications/bca', 'sort rating'],
  ['top ranked polytechnic', 'type polytechnic', 'sort rating'],
  ['ಒಳ್ಳೆಯ ಪಾಲಿಟೆಕ್ನಿಕ್', 'type polytechnic', 'sort rating'],
])('orders: %s', (text, ...told) => {
  expect(said(text)).toEqual(told)
})

test.each([
  ['ಮೈಸೂರಿನಲ್ಲಿ ಎಂಜಿನಿಯರಿಂಗ್ ಕಾಲೇಜು', 'type engineering', 'place Mysuru'],
  ['ಧಾರವಾಡದಲ್ಲಿ ಪಾಲಿಟೆಕ್ನಿಕ್', 'type polytechnic', 'place Dharwad Hubballi-Dharwad'],
  [
    'ಕಲಬುರಗಿ ಹತ್ತಿರ ಹಾಸ್ಟೆಲ್ ಇರುವ ಸರ್ಕಾರಿ ಪಾಲಿಟೆಕ್ನಿಕ್',
    'type polytechnic',
    'ownership government',
    'residential',
    'place Kalaburagi',
  ],
  ['ಹಾಸ್ಟೆಲ್ ಸೌಲಭ್ಯವಿರುವ ಪಾಲಿಟೆಕ್ನಿಕ್', 'type polytechnic', 'residential'],
  ['ಬಿಸಿಎ ಕಾಲೇಜು', 'stream computer-applications/bca'],
  ['ಬಿ.ಇಡಿ', 'stream education/bed'],
  ['ಯಾವುದು ಒಳ್ಳೆಯ ಕಾನೂನು ಕಾಲೇಜು', 'type law', 'sort rating'],
  ['shivamogadalli polytechnic', 'type polytechnic', 'place Shivamogga'],
  ['hubli alli engineering college', 'type engineering', 'place Hubballi-Dharwad'],
  ['mysurinalli mba', 'stream management/mba', 'place Mysuru'],
  ['udupiyalli sarkari pu kaleju', 'type pu-college', 'ownership government', 'place Udupi'],
])('Kannada, in its letters or in Latin ones: %s', (text, ...told) => {
  expect(said(text)).toEqual(told)
})

test.each([
  ['sdm college ujire', 'college', 'rest sdm', 'rest ujire'],
  ['vlsi mtech', 'type engineering', 'rest vlsi'],
  ['pes university', 'type university', 'rest pes'],
])('what is left is a name: %s', (text, ...told) => {
  expect(said(text)).toEqual(told)
})

test.each(['', '   ', '?!', '10', 'x'.repeat(300), 'in in in in', 'ಕ್'])('nothing breaks it: %j', (text) => {
  expect(() => said(text)).not.toThrow()
})

test('a place by a district’s name is not the town elsewhere that is called so, too', () => {
  const [, place] = understand('schools in vijayapura', places, () => []).parts
  expect(place).toMatchObject({ is: 'place' })
  expect(place?.is === 'place' && new Set(place.places.map(({ districtId }) => districtId))).toEqual(new Set([530]))
})

test('a misspelt place is one where nothing else is nearer', () => {
  const [{ places: mysuru } = { places: [] }] = [{ places: places.listMistaken('mysuuru') }]
  const { parts } = understand('engineering mysuuru', places, (word) => (word === 'mysuuru' ? mysuru : []))
  expect(parts.map(({ is }) => is)).toEqual(['type', 'place'])
})
