import { DISTRICTS } from '@/provider/geography/places'
import { PlaceFinder } from './place-finder'
import { wordsOf } from './words'

const finder = new PlaceFinder()
const namesAt = (text: string, from = 0) => {
  const found = finder.findAt(wordsOf(text), from)
  return found && { names: [...new Set(found.places.map((place) => place.name))].sort(), length: found.length }
}

test.each([
  ['Bangalore', 'Bengaluru'],
  ['Bengaluru', 'Bengaluru'],
  ['Mysore', 'Mysuru'],
  ['Belgaum', 'Belagavi'],
  ['Gulbarga', 'Kalaburagi'],
  ['Bellary', 'Ballari'],
  ['Bijapur', 'Vijayapura'],
  ['Shimoga', 'Shivamogga'],
  ['Tumkur', 'Tumakuru'],
  ['Hubli', 'Hubballi-Dharwad'],
  ['Dharwar', 'Hubballi-Dharwad'],
  ['Mangalore', 'Mangaluru'],
  ['Chikmagalur', 'Chikkamagaluru'],
  ['Davangere', 'Davanagere'],
  ['Hospet', 'Hosapete'],
  ['Coorg', 'Kodagu'],
  ['ಬೆಂಗಳೂರು', 'Bengaluru'],
  ['ಮೈಸೂರು', 'Mysuru'],
  ['ಬೆಳಗಾವಿ', 'Belagavi'],
  ['ಹುಬ್ಬಳ್ಳಿ', 'Hubballi-Dharwad'],
  ['ಮಂಗಳೂರು', 'Mangaluru'],
  ['ಕಲಬುರಗಿ', 'Kalaburagi'],
  ['ಶಿವಮೊಗ್ಗ', 'Shivamogga'],
  ['ತುಮಕೂರು', 'Tumakuru'],
  ['ದಾವಣಗೆರೆ', 'Davanagere'],
  ['ಉಡುಪಿ', 'Udupi'],
])('%s is %s', (typed, name) => {
  expect(namesAt(typed)?.names).toContain(name)
})

test.each(['Raichur', 'ರಾಯಚೂರು', 'ಕಲಬುರಗಿ'])('%s is the whole district, too', (typed) => {
  const found = finder.findAt(wordsOf(typed), 0)?.places.filter(({ cityId }) => cityId === null)
  expect(found).toEqual([expect.objectContaining({ isMain: true })])
})

test('every district and every town is found by its own name', () => {
  for (const district of DISTRICTS) {
    for (const place of [district, ...district.cities]) {
      const found = finder.findAt(wordsOf(place.name), 0)
      const ids = found?.places.map(({ districtId, cityId }) => cityId ?? districtId)
      expect([place.name, ids]).toEqual([place.name, expect.arrayContaining([place.id])])
    }
  }
})

test.each([
  ['Dakshina Kannada', 'Dakshina Kannada', 2],
  ['Bangalore Rural', 'Bengaluru Rural', 2],
  ['Bengaluru Urban college', 'Bengaluru Urban', 2],
  ['Kolar Gold Fields', 'Robertsonpet', 3],
  ['Chik Ballapur', 'Chikkaballapura', 2],
])('%s is one place of several words: the longest name counts', (typed, name, length) => {
  const found = namesAt(typed)
  expect(found?.names).toContain(name)
  expect(found?.length).toBe(length)
})

test('a district under the name of its town is not where everybody of it stands', () => {
  const found = finder.findAt(['mangaluru'], 0)?.places ?? []
  expect(found).toContainEqual({ name: 'Dakshina Kannada', districtId: 534, cityId: null, isMain: false })
  expect(found.some(({ cityId, isMain }) => cityId !== null && isMain)).toBe(true)
  expect(finder.findAt(['dakshina', 'kannada'], 0)?.places).toEqual([
    { name: 'Dakshina Kannada', districtId: 534, cityId: null, isMain: true },
  ])
})

test('two towns of one name are both found', () => {
  const towns = (finder.findAt(['vijayapura'], 0)?.places ?? []).filter(({ cityId }) => cityId !== null)
  expect(new Set(towns.map(({ districtId }) => districtId)).size).toBe(2)
})

test.each(['kvr', 'college', 'xyz', '', 'constructor'])('%j is no place', (typed) => {
  expect(finder.findAt([typed], 0)).toBeNull()
})

test('a place is looked for at one word of several, and no further than the last', () => {
  expect(namesAt('kvr college mysore', 2)).toEqual({ names: ['Mysuru'], length: 1 })
  expect(namesAt('kvr college mysore', 1)).toBeNull()
  expect(finder.findAt(['mysore'], 1)).toBeNull()
})

test.each([
  ['bangalor', 'Bengaluru'],
  ['banglaore', 'Bengaluru'],
  ['mysoor', 'Mysuru'],
  ['shimogha', 'Shivamogga'],
  ['gulbrga', 'Kalaburagi'],
  ['davanagare', 'Davanagere'],
  ['mangalroe', 'Mangaluru'],
])('%s is %s with a mistake', (typed, name) => {
  const exact = finder.findAt([typed], 0)?.places ?? []
  expect([...exact, ...finder.listMistaken(typed)].map((place) => place.name)).toContain(name)
})

test.each(['gold', 'kvr', 'engineering', 'zzzzzzzz'])('%s is no place with a mistake', (typed) => {
  expect(finder.listMistaken(typed)).toEqual([])
})

test('all names of a place are known, the old ones too', () => {
  const names = finder.listNames(finder.findAt(['bengaluru'], 0)?.places ?? [])
  expect(names).toEqual(expect.arrayContaining(['bengaluru', 'bangalore', 'banglore']))
})

test('a word that differs in many letters is no misspelt place, however near it sounds', () => {
  expect(finder.nearest('hooghly')).toBeNull()
  expect(finder.nearest('hublli')?.places.map(({ name }) => name)).toContain('Hubballi-Dharwad')
})
