import { findByName } from './find-by-name'

const PLACES = [
  { id: '538', name: { en: 'Kalaburagi', kn: 'ಕಲಬುರಗಿ' }, otherNames: ['Gulbarga', 'Kalburgi'] },
  { id: '525', name: { en: 'Bengaluru Urban' }, otherNames: ['Bangalore Urban', 'Bangalore', 'ಬೆಂಗಳೂರು'] },
  { id: '545', name: { en: 'Mysuru', kn: 'ಮೈಸೂರು' }, otherNames: ['Mysore'] },
  { id: '1', name: { en: 'Hubballi-Dharwad' } },
]
const labels = (wanted: string) => findByName(PLACES, wanted).map(({ label }) => label)

test.each([
  ['gulb', { en: 'Kalaburagi (Gulbarga)', kn: 'ಕಲಬುರಗಿ (Gulbarga)' }],
  ['bangalore', { en: 'Bengaluru Urban (Bangalore Urban)' }],
  ['ಬೆಂಗಳೂರು', { en: 'Bengaluru Urban (ಬೆಂಗಳೂರು)' }],
  ['Mysore ', { en: 'Mysuru (Mysore)', kn: 'ಮೈಸೂರು (Mysore)' }],
])('%s finds a place by another name, and says by which', (wanted, found) => {
  expect(labels(wanted)).toEqual([found])
})

test.each(['kala', 'ಕಲಬು'])('who is found by the name is called by it alone: %s', (wanted) => {
  expect(labels(wanted)).toEqual([{ en: 'Kalaburagi', kn: 'ಕಲಬುರಗಿ' }])
})

test('spaces and hyphens count for nothing, and no text finds all', () => {
  expect(labels('hubballi dharwad')).toEqual([{ en: 'Hubballi-Dharwad' }])
  expect(labels(' ')).toHaveLength(PLACES.length)
  expect(labels('delhi')).toEqual([])
})
