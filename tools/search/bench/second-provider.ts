import type pg from 'pg'
import { startProvider, type ProviderProcess } from '@/tools/bench/provider-process'
import type { ScratchDatabase } from '@/tools/bench/scratch-databases'

const CHANGES = 10
const LIMIT_MS = 10_000

/** What another provider on the same database takes, which finds the index that the first one has kept. */
export type SecondProvider = {
  /** From its start until it answered. */
  startMs: number
  /** The slowest of ten changes: until both providers find an institution by its new name. */
  changeMs: number
}

async function finds(provider: ProviderProcess, name: string): Promise<boolean> {
  const { body } = await provider.call(`/api/v1/institutes?search=${encodeURIComponent(name)}&limit=1`)
  return body.includes(name)
}

async function timeChange(pool: pg.Pool, providers: readonly ProviderProcess[], change: number): Promise<number> {
  const name = `Zyxwen Changed Number${change} College`
  // Drawn before the clock runs: the order is that of all.
  const { rows } = await pool.query<{ id: number }>('select id from institutes order by id offset $1 limit 1', [
    change * 97,
  ])
  const begun = performance.now()
  await pool.query("update institutes set name = jsonb_build_object('en', $1::text) where id = $2", [name, rows[0]?.id])
  for (const provider of providers)
    while (!(await finds(provider, name)) && performance.now() - begun < LIMIT_MS)
      await new Promise((resolve) => setTimeout(resolve, 5))
  return performance.now() - begun
}

export async function measureSecondProvider(scratch: ScratchDatabase, first: ProviderProcess): Promise<SecondProvider> {
  const second = await startProvider(scratch.place)
  try {
    const times: number[] = []
    for (let change = 1; change <= CHANGES; change += 1)
      times.push(await timeChange(scratch.pool, [first, second], change))
    return { startMs: second.startMs, changeMs: Math.max(...times) }
  } finally {
    await second.stop()
  }
}
