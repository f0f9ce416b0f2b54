import fc from 'fast-check'
import { describedCalls } from './described'
import { inputsOf } from './input'
import { judge } from './judge'
import type { World } from './world'

export type Row = {
  call: string
  inputs: number
  /** How many answers there were of each status. */
  statuses: Record<string, number>
  seconds: number
  /** The smallest input that shows it. */
  finding: { what: string; input: string; seed: number } | null
}
/** `only`: a part of the names of the calls that are tried. */
export type Options = {
  runs: number
  seed: number
  only?: string
  begin?: (call: string) => void
  tick?: () => void
  done?: (row: Row) => void
}

/** Two thousand brackets are more than it can write. */
function written(input: unknown): string {
  try {
    return fc.stringify(input)
  } catch {
    return 'too deep to be written: send it again by its seed'
  }
}
const message = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Tries every call of the world's provider. */
export async function fuzz(world: World, { runs, seed, only = '', begin, tick, done }: Options): Promise<Row[]> {
  const rows: Row[] = []
  for (const call of describedCalls(await world.openApi()).filter(({ name }) => name.includes(only))) {
    begin?.(call.name)
    const began = performance.now()
    const statuses: Record<string, number> = {}
    const result = await fc.check(
      fc.asyncProperty(inputsOf(call, await world.knownFor(call)), async (input) => {
        tick?.()
        const answered = await world.send(call, input)
        statuses[answered.status] = (statuses[answered.status] ?? 0) + 1
        const what = judge(call, input, answered, world)
        if (what !== null) throw new Error(what)
      }),
      { numRuns: runs, seed },
    )
    const row = {
      call: call.name,
      inputs: result.numRuns,
      statuses,
      seconds: (performance.now() - began) / 1_000,
      finding: result.failed
        ? {
            what: message(result.errorInstance),
            input: written(result.counterexample?.[0]),
            seed,
          }
        : null,
    }
    rows.push(row)
    done?.(row)
  }
  return rows
}
