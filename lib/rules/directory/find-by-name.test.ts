import { findByName } from './find-by-name'

const PLACES = [
  { id: '538', name: 'Kalaburagi', otherNames: ['Gulbarga', 'Kalburgi', 'ಕಲಬುರಗಿ'] },
  { id: '525', name: 'Bengaluru Urban', otherNames: ['Bangalore Urban', 'Bangalore'] },
  { id: '545', name: 'Mysuru', otherNames: ['Mysore'] },
  { id: '1', name: 'Hubballi-Dharwad' },
]
const labels = (wanted: string) => findByName(PLACES, wanted).map(({ label }) => label)

test.each([
  ['gulb', ['Kalaburagi (Gulbarga)']],
  ['bangalore', ['Bengaluru Urban (Bangalore Urban)']],
  ['ಕಲಬುರಗಿ', ['Kalaburagi (ಕಲಬುರಗಿ)']],
  ['Mysore ', ['Mysuru (Mysore)']],
])('%s finds a place by another name, and says by which', (wanted, found) => {
  expect(labels(wanted)).toEqual(found)
})

test('who is found by the name is called by it alone', () => {
  expect(labels('kala')).toEqual(['Kalaburagi'])
})

test('spaces and hyphens count for nothing, and no text finds all', () => {
  expect(labels('hubballi dharwad')).toEqual(['Hubballi-Dharwad'])
  expect(labels(' ')).toHaveLength(PLACES.length)
  expect(labels('delhi')).toEqual([])
})
