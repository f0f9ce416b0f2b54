import fc from 'fast-check'
import { yielding } from '@/provider/platform/event-loop'
import { sortGradually } from './gradually'

test('numbers that are sorted gradually stand as sorting puts them, equals as they were', async () => {
  // Long enough for several pieces that are put together.
  const numbers = fc.array(fc.nat(5_000), { minLength: 600, maxLength: 3_000 })
  await fc.assert(
    fc.asyncProperty(numbers, async (each) => {
      const byTens = (a: number, b: number) => Math.floor(a / 10) - Math.floor(b / 10)
      expect([...(await sortGradually(each, byTens, yielding()))]).toEqual([...each].sort(byTens))
    }),
    { numRuns: 50 },
  )
})

test('other calls go first while much is sorted', async () => {
  const numbers = Int32Array.from({ length: 50_000 }, (_, at) => (at * 7_919) % 50_021)
  let calls = 0
  const ticking = setInterval(() => (calls += 1), 1)
  await sortGradually(numbers, (a, b) => a - b, yielding())
  clearInterval(ticking)
  expect(calls).toBeGreaterThan(3)
})
