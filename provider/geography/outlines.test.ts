import { canLieIn } from '@/provider/geography/outlines'
import { DISTRICTS } from '@/provider/geography/places'

const BENGALURU_URBAN = 525
const MYSURU = 545
const KOLAR = 542
const BIDAR = 529
const VIDHANA_SOUDHA = { latitude: 12.9797, longitude: 77.5907 }
const MYSORE_PALACE = { latitude: 12.3052, longitude: 76.6552 }
/** In the sea before Mangaluru. */
const SEA = { latitude: 12.9, longitude: 74 }

test('a place lies in its district, and in no other one', () => {
  const districtsOf = (place: typeof SEA) => DISTRICTS.flatMap(({ id }) => (canLieIn(place, id) ? id : []))
  expect(districtsOf(VIDHANA_SOUDHA)).toEqual([BENGALURU_URBAN])
  expect(districtsOf(MYSORE_PALACE)).toEqual([MYSURU])
  expect(districtsOf(SEA)).toEqual([])
})

test('a place up to three kilometres outside of a border may be within it', () => {
  // The northernmost point of Bidar, and of the State.
  const tip = { latitude: 18.48, longitude: 77.28 }
  const north = (km: number) => ({ ...tip, latitude: tip.latitude + km / 111.2 })
  expect([0, 2.9, 3.1, 5].map((km) => canLieIn(north(km), BIDAR))).toEqual([true, true, false, false])
})

test('what lies in a district that is not known cannot be said', () => {
  expect(canLieIn(SEA, null)).toBe(true)
  expect(canLieIn(SEA, 999)).toBe(true)
})

test('every district has a border', () => {
  expect(DISTRICTS.filter(({ id }) => canLieIn(SEA, id))).toEqual([])
  expect(canLieIn(VIDHANA_SOUDHA, KOLAR)).toBe(false)
})
