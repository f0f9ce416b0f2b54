import { DISTRICTS } from '@/provider/geography/places'
import { correctDistrict, districtIdOf, schoolDistrict } from './district'
import { DISTRICT_NAMES } from '@/provider/geography/district-names'

test.each([
  ['BANGALORE URBAN', 525],
  ['BENGALURU U SOUTH', 525],
  ['BENGALURU U NORTH', 525],
  ['Bangalore Rural', 526],
  ['BELGAUM', 527],
  ['BELAGAVI CHIKKODI', 527],
  ['BIJAPUR', 530],
  ['GULBARGA', 538],
  ['MYSORE', 545],
  ['SHIMOGA', 547],
  ['TUMAKURU MADHUGIRI', 548],
  ['UTTARA KANNADA SIRSI', 550],
  ['D KANNADA(DK)', 534],
  ['DAKSHINA KANNADA', 534],
  ['COORG', 541],
  ['CHIKABALLAPUR', 630],
  ['RAMANAGARA', 631],
  ['Bengaluru South', 631],
  ['VIJAYANAGARA', 738],
  ['Udupi District', 549],
  ['ಬೆಂಗಳೂರು ಗ್ರಾಮಾಂತರ', 526],
  ['ಉಡುಪಿ ಜಿಲ್ಲೆ', 549],
  ['ವಿಜಯಪುರ', 530],
  ['Hassan (ಹಾಸನ)', 539],
  ['ಹಾಸನ / HSN', 539],
  ['738', 738],
  ['999', null],
  ['KERALA', null],
  ['', null],
])('%j is the district %s', (name, code) => expect(districtIdOf(name)).toBe(code))

test('every district of the directory is known by its official name, and no name stands for two', () => {
  for (const { id, name } of DISTRICTS) expect([name, districtIdOf(name)]).toEqual([name, id])
  const names = DISTRICT_NAMES.flatMap(([, official, others]) =>
    [official, ...others.split(',')].map((name) => name.toUpperCase().replace(/[^A-Z]/g, '')),
  )
  const byCode = new Map(
    DISTRICT_NAMES.flatMap(([code, official, others]) =>
      [official, ...others.split(',')].map((name) => [name.toUpperCase().replace(/[^A-Z]/g, ''), code] as const),
    ),
  )
  for (const [code, official, others] of DISTRICT_NAMES)
    for (const name of [official, ...others.split(',')])
      expect([name, byCode.get(name.toUpperCase().replace(/[^A-Z]/g, ''))]).toEqual([name, code])
  expect(names.length).toBeGreaterThan(31)
})

describe('correctDistrict', () => {
  test.each<[string, number | null, string, string | null, number | null]>([
    ['Manipal’s Bengaluru campus under Udupi', 549, 'BENGALURU NORTH-560064', '560064', 525],
    ['a PIN that Bengaluru Rural shares', 526, 'YELAHANKA 560064', '560064', 526],
    ['a PIN that it does not share', 526, 'KALKERE 560099', '560099', 525],
    ['a PIN of one district', 526, 'HASSAN 573201', '573201', 539],
    ['a PIN of several districts proves nothing', 527, 'SULLIA 574327', '574327', 527],
    ['the district that the address names', 536, 'BELUR, DIST: HASSAN', null, 539],
    ['two districts named prove nothing', 536, 'DIST: HASSAN, HAVERI DISTRICT', null, 536],
    ['a town of Vijayanagara under Ballari', 528, 'COLLEGE ROAD, HOSPET', null, 738],
    ['the road to it', 528, 'HOSPET ROAD, SANDUR', null, 528],
    ['Harapanahalli under Davanagere', 535, 'BUS STAND, HARAPANAHALLI', null, 738],
    ['nothing said', 541, 'BM ROAD', null, 541],
    ['no district and no address', null, '', null, null],
  ])('%s', (_what, listed, address, zip, district) => expect(correctDistrict(listed, address, zip)).toBe(district))
})

test('schools of the taluks that became Vijayanagara are there', () => {
  expect(schoolDistrict(528, '29120300101', 'ANY VILLAGE')).toBe(738)
  expect(schoolDistrict(535, '29140700101', 'ANY VILLAGE')).toBe(738)
  expect(schoolDistrict(528, '29120500101', 'HOSAPETE WARD 3')).toBe(738)
  expect(schoolDistrict(528, '29120500101', 'KAMPLI WARD 3')).toBe(528)
  expect(schoolDistrict(535, '29140300101', 'WARD NO 3')).toBe(535)
})
