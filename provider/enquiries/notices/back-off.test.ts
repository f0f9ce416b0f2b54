import { secondsUntilNext } from '@/provider/enquiries/notices/back-off'

test('each try waits twice as long, at most an hour', () => {
  const waits = Array.from({ length: 12 }, (_, at) => secondsUntilNext(at + 1, 0))
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600, 3_600])
  expect(secondsUntilNext(10_000, 0)).toBe(3_600)
})

test('and up to a fifth longer', () => {
  expect(secondsUntilNext(1, 0.999)).toBeCloseTo(12, 1)
})
