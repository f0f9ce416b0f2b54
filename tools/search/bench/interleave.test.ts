import { interleave } from './interleave'
import { randomFrom } from '@/tools/bench/random'

it('runs each as often as asked, after the warm-up, and keeps the time that one tells itself', async () => {
  const order: string[] = []
  const timed = (name: string) => ({
    name,
    budgetMs: 60_000,
    run: async () => {
      order.push(name)
      return 42
    },
  })
  const times = await interleave([timed('a'), timed('b')], randomFrom(1), { samples: 5, warmUps: 2 })
  expect(times.get('a')).toEqual([42, 42, 42, 42, 42])
  expect(order).toHaveLength(14)
  for (let round = 0; round < 7; round += 1) expect(order.slice(2 * round, 2 * round + 2).sort()).toEqual(['a', 'b'])
})

it('runs what is slow three times at least and then no more', async () => {
  const slow = { name: 'slow', budgetMs: 0, run: () => new Promise<void>((resolve) => setTimeout(resolve, 2)) }
  const times = await interleave([slow], randomFrom(1), { samples: 20, warmUps: 20 })
  expect(times.get('slow')).toHaveLength(3)
})
