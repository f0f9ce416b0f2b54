import { DISTRICTS } from '@/provider/geography/places'
import { TOWN_NAMES, TWIN_TOWNS } from '@/provider/geography/town-names'
import { TOWNS } from './city'
import { readTwinTown } from './twin-town'

const HUBBALLI_DHARWAD = 251893
const GADAG_BETIGERI = 251888
const MYSURU = 252045

test.each([
  ['Hubballi', 'Hubballi'],
  ['Vidyanagar, Hubli-580031', 'Hubballi'],
  ['VIDYANAGAR HUBLI', 'Hubballi'],
  ['Dharwar', 'Dharwad'],
  ['ಹುಬ್ಬಳ್ಳಿ', 'Hubballi'],
  ['ವಿದ್ಯಾನಗರ, ಧಾರವಾಡ', 'Dharwad'],
  // The body, or both.
  ['Hubballi-Dharwad', null],
  ['Hubli - Dharwad', null],
  ['HUBLI DHARWAD', null],
  ['Dharwad-Hubli', null],
  ['Dharwad, Hubballi', null],
  ['ಹುಬ್ಬಳ್ಳಿ-ಧಾರವಾಡ', null],
  // The district bears the name of one of them.
  ['Vidyanagar, Hubballi, Dharwad', 'Hubballi'],
  ['Hubli (Dharwad)', 'Hubballi'],
  ['Hubli-Dharwad, Dharwad', null],
  ['Navanagar, Dharwad District', null],
  ['ಧಾರವಾಡ ಜಿಲ್ಲೆ', null],
  // A way bears the name of where it leads.
  ['Hubli Road, Dharwad', 'Dharwad'],
  ['Hubli-Dharwad Road, Hubli', 'Hubballi'],
  ['Saptapur', null],
])('“%s” is in %s', (text, town) => {
  expect(readTwinTown(HUBBALLI_DHARWAD, [text])).toBe(town)
})

test('the first text that names one counts', () => {
  expect(readTwinTown(HUBBALLI_DHARWAD, ['Hubli-Dharwad', null, 'Kamala College, Dharwad'])).toBe('Dharwad')
  expect(readTwinTown(HUBBALLI_DHARWAD, ['Hubli', 'Dharwad'])).toBe('Hubballi')
  expect(readTwinTown(GADAG_BETIGERI, ['Betageri, Gadag'])).toBe('Betigeri')
})

test('no other town has a twin', () => {
  expect(readTwinTown(MYSURU, ['Mysore'])).toBeNull()
  expect(readTwinTown(null, ['Hubli'])).toBeNull()
})

test('each pair is one urban body of the directory, and its names are names of the body', () => {
  for (const { body, towns } of TWIN_TOWNS) {
    const [name = ''] = body
    expect(TOWNS.map((town) => town.name)).toContain(name)
    expect(towns.map(([own]) => own).join('-')).toBe(name)
    expect(TOWN_NAMES.filter((line) => line.startsWith(`${name},`))).toEqual([[...body, ...towns.flat()].join(',')])
  }
})

test('every body whose name joins two is a pair of towns, or known not to be', () => {
  const joined = DISTRICTS.flatMap(({ cities }) => cities.flatMap(({ name }) => (name.includes('-') ? name : [])))
  const pairs = TWIN_TOWNS.map(({ body: [name = ''] }) => name)
  // Villages, and a town with a temple or a waterfall.
  const others = ['Ankalagi-Akkathangerahal', 'Saundatti-Yellamma', 'Jog-Kargal', 'Tirumakudal-Narsipur']
  expect(joined.filter((name) => !pairs.includes(name) && !others.includes(name))).toEqual([])
})
