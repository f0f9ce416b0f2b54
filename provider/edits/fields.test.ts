import { INSTITUTION_FIELDS } from '@/lib/contract/desk/institution'
import { ofOwnFees } from '@/lib/contract/fee-range'
import { checkInstitution } from './check'
import { type EditedColumns, UNLISTED, valuesInVersion, valuesOf, withSaid, writesOf } from './fields'

/** A language more in the one table of them, which the website will hardly get. */
jest.mock('@/lib/contract/language', () => {
  const languages = jest.requireActual<typeof import('@/lib/contract/language')>('@/lib/contract/language')
  return {
    ...languages,
    LOCALES: [...languages.LOCALES, { code: 'la', prefix: '/la', tag: 'la', name: 'Latina' }],
    LANGUAGES: [...languages.LANGUAGES, 'la'],
  }
})

const LATIN = { en: 'Hill College', la: 'Collegium collinum' }
const ROW: EditedColumns = {
  ...{ name: LATIN, typeId: 1, typeIds: [1], districtId: null, cityId: null, address1: null, zip: null, phone: null },
  ...{ email: null, website: null, ownership: null, university: null, gender: null, minority: null, classes: null },
  ...{ coordinates: null, ...ofOwnFees(() => null) },
  ...{ isResidential: false, tagline: null, description1: { en: 'On a hill' }, ...UNLISTED },
}

test('a language more has its fields at the desk, and none of its words is lost when others are saved', () => {
  expect(INSTITUTION_FIELDS).toMatchObject({
    name_la: { most: 200, language: 'la' },
    description_la: { kind: 'lines' },
  })
  expect(valuesOf(ROW)).toMatchObject({ name_en: 'Hill College', name_kn: '', name_la: LATIN.la, tagline_la: '' })
  expect(writesOf(ROW, { name_kn: 'ಬೆಟ್ಟ' })).toEqual({ name: { ...LATIN, kn: 'ಬೆಟ್ಟ' } })
  const said = { tagline_en: 'Learn', tagline_la: 'disce', name_la: '' }
  expect(writesOf(ROW, said)).toEqual({ name: { en: LATIN.en }, tagline: { en: 'Learn', la: 'disce' } })
})

test('a field that came later changes no version before something is said of it', () => {
  expect(Object.keys(valuesInVersion(ROW))).not.toContain('facebook')
  expect(valuesInVersion({ ...ROW, facebook: 'https://facebook.com/hill' })).toEqual({
    ...valuesInVersion(ROW),
    facebook: 'https://facebook.com/hill',
  })
  expect(Object.keys(valuesInVersion(ROW))).not.toContain('coordinates')
  const placed = { ...ROW, coordinates: { latitude: 12.9716, longitude: 77.5946 } }
  expect(valuesInVersion(placed)).toEqual({ ...valuesInVersion(ROW), coordinates: '12.9716, 77.5946' })
  expect(valuesInVersion({ ...ROW, phone: '080 1234567' })).not.toEqual(valuesInVersion(ROW))
})

test.each([
  ['77.5946, 12.9716', 'swapped'],
  ['51.5, -0.12', 'outside'],
  ['on the hill', 'unread'],
  ['12.3052, 76.6552', 'otherDistrict'],
])('coordinates %s are refused: %s', (coordinates, flaw) => {
  const before = valuesOf({ ...ROW, districtId: 525 })
  expect(checkInstitution(before, { coordinates }).flaws).toEqual(new Map([['coordinates', flaw]]))
})

test('coordinates stand in one spelling, hold against the district that is chosen with them, and can be emptied', () => {
  const before = valuesOf({ ...ROW, districtId: 525 })
  const said = { coordinates: '(12.305200 N, 76.655200 E)', district_id: '545' }
  expect(checkInstitution(before, said).changed).toEqual({ coordinates: '12.3052, 76.6552', district_id: '545' })
  expect(writesOf(ROW, { coordinates: '12.3052, 76.6552' })).toEqual({
    coordinates: { latitude: 12.3052, longitude: 76.6552 },
  })
  const placed = valuesOf({ ...ROW, coordinates: { latitude: 12.3052, longitude: 76.6552 } })
  expect(placed.coordinates).toBe('12.3052, 76.6552')
  expect(checkInstitution(placed, { coordinates: '' }).changed).toEqual({ coordinates: '' })
  expect(writesOf(ROW, { coordinates: '' })).toEqual({ coordinates: null })
  // Of a district that is said later, the place is looked at again.
  expect(checkInstitution(placed, { district_id: '525' }).flaws).toEqual(new Map([['coordinates', 'otherDistrict']]))
})

test('coordinates of a list that lie in another district than the one that the desk says are of another place', () => {
  const placed = { ...ROW, districtId: 545, coordinates: { latitude: 12.3052, longitude: 76.6552 } }
  expect(withSaid(placed, { district_id: '525' }).coordinates).toBeNull()
  expect(withSaid(placed, { district_id: '545' }).coordinates).toEqual(placed.coordinates)
  expect(withSaid(placed, { phone: '080 1234567' }).coordinates).toEqual(placed.coordinates)
  // The desk says both: that is its word.
  const both = { district_id: '525', coordinates: '12.3052, 76.6552' }
  expect(withSaid(placed, both).coordinates).toEqual(placed.coordinates)
})

test('what does not fit together already is an editor’s to mend who touches it, and nobody else’s', () => {
  const apart = valuesOf({ ...ROW, districtId: 525, coordinates: { latitude: 12.3052, longitude: 76.6552 } })
  expect(checkInstitution(apart, { phone: '080 1234567' }).changed).toEqual({ phone: '080 1234567' })
  const flaws = new Map([['coordinates', 'otherDistrict']])
  for (const said of [{ coordinates: '17.9104, 77.5199' }, { district_id: '529' }])
    expect(checkInstitution(apart, said).flaws).toEqual(flaws)
  expect(checkInstitution(apart, { district_id: '545' }).flaws).toBeNull()
})

test('without its English words a text in any other language is none', () => {
  const said = { ...{ tagline_la: 'disce', tagline_en: '' }, description_en: 'On a hill' }
  expect(checkInstitution(valuesOf(ROW), said).flaws).toEqual(new Map([['tagline_en', 'needsEnglish']]))
})
