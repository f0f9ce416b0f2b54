import { DISTRICTS } from '@/provider/geography/places'

const townsOf = (id: number) => DISTRICTS.find((district) => district.id === id)?.cities.map((city) => city.name) ?? []
const towns = DISTRICTS.flatMap((district) => district.cities)

test('has the 31 districts by their codes, with the names of today', () => {
  expect(new Set(DISTRICTS.map((district) => district.id)).size).toBe(31)
  expect(DISTRICTS.find((district) => district.id === 631)?.name).toBe('Bengaluru South')
  expect(DISTRICTS.find((district) => district.id === 738)?.name).toBe('Vijayanagara')
})

test('each town stands in one district', () => {
  expect(new Set(towns.map((town) => town.id)).size).toBe(towns.length)
})

test('towns of the divided Ballari stand where they are', () => {
  const moved = ['Hosapete', 'Kudligi', 'Kotturu', 'Kamalapura', 'Mariyammanahalli', 'Hoovina Hadagalli']
  expect(townsOf(738)).toEqual(expect.arrayContaining([...moved, 'Hagaribommanahalli']))
  expect(townsOf(528)).toContain('Kampli')
})

test('towns without a district in the list, or with a wrong one, have theirs', () => {
  expect(townsOf(534)).toContain('Kotekara')
  expect(townsOf(527)).toContain('M.K. Hubballi')
  expect(townsOf(530)).toContain('Tikota')
  expect(townsOf(525)).toContain('Anekal')
})

test('names are written as names, once', () => {
  expect(townsOf(525)).toContain('Bengaluru')
  expect(townsOf(527).filter((name) => /^Bel(agavi|gaum)/.test(name))).toEqual(['Belagavi'])
  for (const { name } of towns) expect(name).toMatch(/^\p{Lu}[\p{L}.]*([ -]\p{Lu}[\p{L}.]*)*( \(\p{Lu}\))?$/u)
  for (const { name } of towns) expect(name).not.toMatch(/\p{Lu}{2}/u)
})
