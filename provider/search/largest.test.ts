import fc from 'fast-check'
import { largest } from './largest'

const few = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true })), { maxLength: 200 })

test('is the front of a plain sort', () => {
  fc.assert(
    fc.property(few, fc.nat(220), (values, count) => {
      const sorted = [...values].sort((a, b) => b - a).slice(0, count)
      expect([...largest(Float64Array.from(values), count)].map((value) => value + 0)).toEqual(
        sorted.map((value) => value + 0),
      )
    }),
    { numRuns: 1_000 },
  )
})

const SIZE = 100_000
test.each<[string, Float64Array]>([
  ['equal', new Float64Array(SIZE)],
  ['ascending', Float64Array.from({ length: SIZE }, (_, at) => at)],
  ['descending', Float64Array.from({ length: SIZE }, (_, at) => -at)],
  ['rising and falling', Float64Array.from({ length: SIZE }, (_, at) => Math.min(at, SIZE - at))],
  ['two values in turn', Float64Array.from({ length: SIZE }, (_, at) => at % 2)],
])('numbers that are %s', (_order, values) => {
  const sorted = Float64Array.from(values).sort().reverse().subarray(0, 200)
  expect([...largest(values, 200)]).toEqual([...sorted])
})
