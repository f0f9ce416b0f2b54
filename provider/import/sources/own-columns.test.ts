import { distinctNames, ownColumn } from '@/provider/import/sources/own-columns'
import { cpuTimeOf } from '@/testing/cpu-time'

test('equal names of columns get their number, and no name that another column has', () => {
  expect(distinctNames(['Place', 'Place', 'Place (2)', 'Place', '', ''])).toEqual([
    ...['Place', 'Place (3)', 'Place (2)', 'Place (4)', '', '(2)'],
  ])
})

test('a list with very many columns of one name holds nobody up', () => {
  const took = cpuTimeOf(() => {
    expect(distinctNames(Array.from({ length: 10_000 }, () => 'a')).at(-1)).toBe('a (10000)')
  })
  expect(took).toBeLessThan(500)
})

test.each([
  [
    'coordinates',
    ['Coordinates', 'Geo location', 'GPS Coordinates', 'lat/lon', 'Lat, Long', 'Latitude/Longitude', 'ನಿರ್ದೇಶಾಂಕಗಳು'],
  ],
  ['latitude', ['Latitude', 'LAT', 'GPS Latitude', 'ಅಕ್ಷಾಂಶ']],
  ['longitude', ['Longitude', 'lon', 'LNG', 'Long', 'ರೇಖಾಂಶ']],
])('lists call %s so', (ours, theirs) => {
  expect(theirs.map((name) => ownColumn(name, new Map()))).toEqual(theirs.map(() => ours))
})
