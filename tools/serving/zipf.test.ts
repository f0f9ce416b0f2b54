import { seeded, zipf } from './zipf'

test('the second is drawn half as often as the first, the tenth a tenth as often', () => {
  const draw = zipf(1000, seeded(1))
  const counts = new Map<number, number>()
  for (let drawn = 0; drawn < 200_000; drawn += 1) {
    const rank = draw()
    counts.set(rank, (counts.get(rank) ?? 0) + 1)
  }
  const first = counts.get(1) ?? 0
  expect((counts.get(2) ?? 0) / first).toBeCloseTo(1 / 2, 1)
  expect((counts.get(10) ?? 0) / first).toBeCloseTo(1 / 10, 1)
  expect(Math.min(...counts.keys())).toBe(1)
  expect(Math.max(...counts.keys())).toBeLessThanOrEqual(1000)
})
