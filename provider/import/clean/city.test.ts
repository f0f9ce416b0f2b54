import { DISTRICTS } from '@/provider/geography/places'
import { TownReader, townOfZip } from './city'

const towns = new TownReader(
  DISTRICTS.flatMap(({ id: districtId, cities }) => cities.map((city) => ({ ...city, districtId }))),
)
const nameOf = (id: number | null) =>
  DISTRICTS.flatMap(({ cities }) => cities).find((city) => city.id === id)?.name ?? null

test.each([
  ['K.R. ROAD, BANGALORE-560004', 525, 'Bengaluru'],
  ['R.V. VIDYANIKETAN POST, MYSORE ROAD,', 525, null],
  ['TUMKUR MYSORE RING ROAD, KENGERI', 548, null],
  ['KIKKERI-CHANNARAYAPATNA ROAD', 539, null],
  ['KUNDAPURA TALUK', 549, null],
  ['TQ: GOKAK DIST: BELAGAVI', 527, null],
  ['VIDYANAGAR HUBLI', 536, 'Hubballi-Dharwad'],
  ['OOTY ROAD, MYSORE', 545, 'Mysuru'],
  ['TUMKUR (CMC) WARD 14', 548, 'Tumakuru'],
  ['JAMAKHANDI WARD.NO.15', 524, 'Jamkhandi'],
  ['TMC-SAGAR', 547, null],
  // From small to large, whichever of the two the directory lists first.
  ['HUNSUR, MYSORE', 545, 'Mysuru'],
  ['MYSORE BAKERY, HUNSUR', 545, 'Hunsur'],
  ['MYSORE', 525, null],
  ['DAVANGERE UNIVERSITY', 535, null],
  [null, 525, null],
  ['BANGALORE', null, null],
])('%j in district %s names %j', (text, district, town) => expect(nameOf(towns.townIn(text, district))).toBe(town))

test('a name may end with its town', () => {
  expect(nameOf(towns.townEnding('Government Polytechnic Kollegal', 531))).toBe('Kollegal')
  expect(towns.townEnding('Kollegal Polytechnic', 531)).toBeNull()
  expect(towns.townEnding('Kollegal', 531)).toBeNull()
})

test('a PIN of the city is in Bengaluru, one of the towns beside it is not', () => {
  expect(nameOf(townOfZip(towns, '560060', 525))).toBe('Bengaluru')
  expect(townOfZip(towns, '560100', 525)).toBeNull()
  expect(townOfZip(towns, '560060', 526)).toBeNull()
  expect(townOfZip(towns, null, 525)).toBeNull()
})
