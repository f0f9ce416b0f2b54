import { inOrderOfNames } from '@/lib/rules/text/order-of-names'

const places = [
  { id: '1', name: { en: 'Bidar', kn: 'ಬೀದರ್' } },
  { id: '2', name: { en: 'Udupi', kn: 'ಉಡುಪಿ' } },
  { id: '3', name: { en: 'Kalaburagi', kn: 'ಕಲಬುರಗಿ' } },
  { id: '4', name: { en: 'Ankola' } },
]

test.each([
  ['en', ['Ankola', 'Bidar', 'Kalaburagi', 'Udupi']],
  // Vowels first, as in the alphabet that is taught.
  ['kn', ['Udupi', 'Kalaburagi', 'Bidar']],
] as const)('names are in the order of the letters of %s', (lang, order) => {
  const names = inOrderOfNames(places, lang).map(({ name }) => name.en)
  expect(names.filter((name) => order.some((each) => each === name))).toEqual(order)
  expect(names).toHaveLength(places.length)
})

test('the list that was given stays as it was', () => {
  inOrderOfNames(places, 'kn')
  expect(places.map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
})
