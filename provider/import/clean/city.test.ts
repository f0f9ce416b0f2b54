import { DISTRICTS } from '@/provider/geography/places'
import { TOWN_QUARTERS } from '@/provider/geography/quarters'
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
  ['HUBLI, DIST. DHARWAD', 536, 'Hubballi-Dharwad'],
  ['INDI, TALUK: SINDAGI, DIST: VIJAYAPURA', 530, 'Indi'],
  ['MYSORE, DIST. KARNATAKA', 545, null],
  ['OOTY ROAD, MYSORE', 545, 'Mysuru'],
  ['TUMKUR (CMC) WARD 14', 548, 'Tumakuru'],
  ['JAMAKHANDI WARD.NO.15', 524, 'Jamkhandi'],
  ['TMC-SAGAR', 547, null],
  // A quarter that lists name as a town: NITK's.
  ['SURATHKAL', 534, 'Mangaluru'],
  // From small to large, whichever of the two the directory lists first.
  ['HUNSUR, MYSORE', 545, 'Mysuru'],
  ['MYSORE BAKERY, HUNSUR', 545, 'Hunsur'],
  ['MYSORE', 525, null],
  ['DAVANGERE UNIVERSITY', 535, null],
  [null, 525, null],
  ['BANGALORE', null, null],
  ['ANANDAGIRI THIRTHAHALLI SHIMOGA (D)', 547, 'Tirthahalli'],
  ['HOSADURGA - 577527, CHITRADURGA (D)', 533, 'Hosdurga'],
])('%j in district %s names %j', (text, district, town) => expect(nameOf(towns.townIn(text, district))).toBe(town))

test.each([
  ['12, 9th Block, Jayanagar', 525, 'Bengaluru'],
  ["S S Layout 'A' Block", 535, 'Davanagere'],
  ["13th Main, M.C.C. 'B' Block", 535, 'Davanagere'],
  ['Airport Road, Bondel', 534, 'Mangaluru'],
  // Roads, hoblis and other districts' quarters do not count, nor what is a village too.
  ['Jayanagar Main Road', 525, null],
  ['near Whitefield - Hoskote Road', 525, null],
  ['Hoodi Hobli', 525, null],
  ['Hindwadi', 525, null],
  ['Vijayanagar', 545, null],
  ['Singanayakanahalli, Yelahanka', 525, null],
  ['Phase I, Electronic City', 525, null],
  [null, 525, null],
])('%j in district %s names a quarter of %j', (text, district, town) =>
  expect(nameOf(towns.townOfQuarter(text, district))).toBe(town),
)

test('every quarter is of a town that there is, and stands there once', () => {
  const cities = DISTRICTS.flatMap((district) => district.cities.map(({ name }) => name))
  for (const line of TOWN_QUARTERS) expect(cities.filter((name) => line.startsWith(`${name}: `))).toHaveLength(1)
  const quarters = TOWN_QUARTERS.flatMap((line) => line.replace(/^.*?: /, '').split(', '))
  expect(new Set(quarters).size).toBe(quarters.length)
})

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
