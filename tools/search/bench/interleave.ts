import { shuffled, type Random } from '@/tools/bench/random'

/** Something to time. `run` may tell its own time in ms, when part of it should not count. */
export type Timed = { name: string; budgetMs: number; run: () => Promise<number | void> }

export type HowLong = { samples: number; warmUps: number }

/** Even what is slow is run so often. */
const MIN = 3
const WARM_UP_SHARE = 0.1

async function timeOf(run: Timed['run']): Promise<number> {
  const start = performance.now()
  const told = await run()
  return told ?? performance.now() - start
}

type Limits = { count: number; least: number; share: number }

async function rounds(all: readonly Timed[], random: Random, { count, least, share }: Limits) {
  const times = new Map<string, number[]>(all.map(({ name }) => [name, []]))
  const spent = new Map<string, number>()
  for (let round = 0; round < count; round += 1) {
    // In another order each time: what follows upon something heavy finds the processor's caches cold.
    for (const { name, budgetMs, run } of shuffled(random, all)) {
      const own = times.get(name) ?? []
      const before = spent.get(name) ?? 0
      if (before > budgetMs * share && own.length >= least) continue
      const start = performance.now()
      own.push(await timeOf(run))
      spent.set(name, before + performance.now() - start)
    }
  }
  return times
}

/**
 * Times all of them in turn, so that whatever else the machine does strikes each alike: `samples`
 * times each, or until its budget is used up. Milliseconds by name.
 */
export async function interleave(all: readonly Timed[], random: Random, { samples, warmUps }: HowLong) {
  await rounds(all, random, { count: warmUps, least: 1, share: WARM_UP_SHARE })
  return rounds(all, random, { count: samples, least: MIN, share: 1 })
}
