import { listCities } from './list-cities'

const city = (id: string, name: string) => ({ id, name: { en: name } })
const DISTRICTS = [
  { id: '548', name: { en: 'Mysuru' }, cities: [city('8', 'Tirumakudalu'), city('7', 'Nanjangud')] },
  { id: '549', name: { en: 'Ballari' }, cities: [city('9', 'Hosapete'), city('7', 'Nanjangud')] },
]

it('joins the cities of the chosen districts, each once, by name', () => {
  expect(listCities(DISTRICTS, ['548', '549'], 'en').map(({ name }) => name.en)).toEqual([
    'Hosapete',
    'Nanjangud',
    'Tirumakudalu',
  ])
  expect(listCities(DISTRICTS, [], 'en')).toEqual([])
})
