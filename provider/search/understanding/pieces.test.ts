import { PlaceFinder } from '@/provider/search/place-finder'
import { piecesOf, textOf, textWithout } from './pieces'
import { understand } from './understand'

const places = new PlaceFinder()
const partsOf = (text: string) => understand(text, places, () => []).parts

test.each([
  ['Engg colleges in Gulbarga', ['colleges in Gulbarga', 'Engg colleges in']],
  ['B. Tech. Mysore', ['Mysore', 'B. Tech.']],
  ['  ಮೈಸೂರಿನಲ್ಲಿ   ಎಂಜಿನಿಯರಿಂಗ್ ಕಾಲೇಜು ', ['ಮೈಸೂರಿನಲ್ಲಿ ಕಾಲೇಜು', 'ಎಂಜಿನಿಯರಿಂಗ್ ಕಾಲೇಜು']],
  ['low fee MBA', ['low fee', 'MBA']],
])('each part can be taken from the search as it was typed: %s', (text, without) => {
  expect(partsOf(text).map(({ segments }) => textWithout(piecesOf(text), segments))).toEqual(without)
})

test('and so can what was typed for it', () => {
  const text = 'Polytechnic near Uttara Kannada'
  expect(partsOf(text).map(({ segments }) => textOf(piecesOf(text), segments))).toEqual([
    'Polytechnic',
    'Uttara Kannada',
  ])
})

test('without all of its parts nothing but words that say nothing is left', () => {
  const text = 'best engineering college in Mysuru'
  expect(
    textWithout(
      piecesOf(text),
      partsOf(text).flatMap(({ segments }) => segments),
    ),
  ).toBe('college in')
})
