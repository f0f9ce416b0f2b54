import { cpuTimeOf } from '@/testing/cpu-time'
import { cleanCoordinates, readCoordinates } from './coordinates'

const BENGALURU = { latitude: 12.9716, longitude: 77.5946 }

test.each([
  '12.9716, 77.5946',
  '12.9716,77.5946',
  '12.9716 77.5946',
  '(12.9716; 77.5946)',
  '12.9716/77.5946',
  '12.9716° N, 77.5946° E',
  'N 12.9716, E 77.5946',
  '77.5946 E, 12.9716 N',
  'geo:12.9716,77.5946?z=17',
  '12°58\'17.76"N 77°35\'40.56"E',
  '12° 58′ 17.76″ N, 77° 35′ 40.56″ E',
])('%s is read', (said) => {
  expect(readCoordinates(said)).toEqual(BENGALURU)
})

test.each([
  ['77.5946, 12.9716', 'swapped'],
  ['0, 0', 'outside'],
  ['0.0,77.59', 'outside'],
  ['12.9716 S, 77.5946 E', 'outside'],
  ['51.5, -0.12', 'outside'],
  ['12.9716', 'unread'],
  ['12.9716, 77.5946, 3', 'unread'],
  ['12,9716', 'unread'],
  ['https://maps.app.goo.gl/4c7TzN', 'unread'],
  ['https://www.google.com/maps/@12.9716,77.5946,17z', 'unread'],
  ['near the bus stand', 'unread'],
  // Decimals that were written as minutes, and one side twice.
  ['12°97\'16"N 77°59\'46"E', 'unread'],
  ['12°58\'60"N 77°35\'40"E', 'unread'],
  ['12.9716 N, 77.5946 N', 'unread'],
  ['12.9716 E, 77.5946 E', 'unread'],
  [`12.${'9'.repeat(200)}, 77.5946`, 'unread'],
])('%s is refused: %s', (said, flaw) => {
  expect(readCoordinates(said)).toBe(flaw)
  expect(cleanCoordinates(said)).toBeNull()
})

test.each([null, '', ' ', '-', 'NA', undefined])('nothing is said by %j', (said) => {
  expect(readCoordinates(said)).toBeNull()
})

test('no more is kept than a tenth of a metre', () => {
  expect(readCoordinates('12.888900000043257, 77.28833299981169')).toEqual({ latitude: 12.8889, longitude: 77.288333 })
})

test('what is typed at length holds nobody up', () => {
  const took = cpuTimeOf(() => {
    for (const part of ['1 ', '1.', '°', "1'", 'N ', '1°1'])
      for (const times of [30, 50_000]) expect(readCoordinates(part.repeat(times))).toBe('unread')
  })
  expect(took).toBeLessThan(500)
})
