import type pg from 'pg'
import { institutes, courses } from '@/provider/directory/store/schema'
import { writeList } from '@/provider/import/ranks/write-ranks'
import { EXAM, makeColleges, makeLists, makeSearch, NARROWINGS, STREAMS } from '@/tools/ranks/make-ranks'
import { startProvider, type ProviderProcess } from '@/tools/bench/provider-process'
import { randomFrom } from '@/tools/bench/random'
import { DATABASE_KINDS, type ScratchDatabase, withScratchDatabase } from '@/tools/bench/scratch-databases'
import { summarize } from '@/tools/bench/statistics'
import { markdownTable, showMs } from '@/tools/bench/tables'
import { readCommandLine } from '@/tools/command-line'

const USAGE = `npm run bench:ranks -- [--searches 75] [--seed 1] [--only postgres|embedded]

  Ten years of invented lists in a fresh database, and how long the provider takes to say what a rank was enough for: so many
  searches with each filter, with none and with all, in turn. Ends with 1 where the goal is missed.

  For example: npm run bench:ranks -- --only postgres`

const GOAL_MS = 50
const PATH = '/api/v1/closing-ranks/search'

const { values } = readCommandLine(USAGE, {
  searches: { type: 'string', default: '75' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string' },
})
const [searches, seed] = [Number(values.searches), Number(values.seed)]

/** The colleges as institutions, so that every search goes through the directory, too. */
async function addInstitutions({ db, pool }: ScratchDatabase): Promise<void> {
  const colleges = makeColleges(seed)
  const added = await db
    .insert(institutes)
    .values(
      colleges.map(({ name, districtId, isResidential, ownership }) => ({
        name: { en: name },
        typeId: 1,
        typeIds: [1],
        districtId,
        isResidential,
        ownership,
      })),
    )
    .returning({ id: institutes.id, name: institutes.name })
  const fees = new Map(colleges.map(({ name, fee }) => [name, fee]))
  const rows = added.flatMap(({ id, name }) =>
    STREAMS.map(({ id: streamId, name: course }, position) => ({
      instituteId: id,
      position,
      name: course,
      streamId,
      fees: fees.get(name.en) ?? null,
    })),
  )
  await db.insert(courses).values(rows)
  await pool.query(
    `update rank_colleges c set institute_id = i.id from institutes i where i.name ->> 'en' = c.name and c.exam = $1`,
    [EXAM],
  )
}

async function fill(scratch: ScratchDatabase): Promise<number> {
  let cells = 0
  for (const list of makeLists(seed)) {
    await inTransaction(scratch.pool, async (client) => {
      for (const { text, values: given } of writeList(list)) await client.query(text, given)
    })
    cells += list.cells.length
  }
  await addInstitutions(scratch)
  await scratch.pool.query('analyze')
  return cells
}

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** How long each search took, by what narrowed it. */
async function measure(provider: ProviderProcess): Promise<Map<string, number[]>> {
  const random = randomFrom(seed + 2)
  const times = new Map<string, number[]>(NARROWINGS.map((name) => [name, []]))
  // The first ones open connections and load code. In turn, so that other work beside it is shared by all.
  for (let at = -3; at < searches; at += 1) {
    for (const [name, own] of times) {
      const search = makeSearch(random, NARROWINGS.find((each) => each === name) ?? 'nothing')
      const start = performance.now()
      const { status, body } = await provider.call(PATH, search)
      if (status !== 200) throw new Error(`status ${status}: ${body.slice(0, 200)}`)
      if (at >= 0) own.push(performance.now() - start)
    }
  }
  return times
}

const only = values.only?.toLowerCase()
let missed = false
const rows: string[][] = []
for (const kind of DATABASE_KINDS.filter((name) => only === undefined || name.toLowerCase().startsWith(only))) {
  await withScratchDatabase(kind, async (scratch) => {
    const cells = await fill(scratch)
    const provider = await startProvider(scratch.place)
    try {
      const times = await measure(provider)
      for (const [name, own] of [...times, ['together', [...times.values()].flat()] as const]) {
        const { samples, p50, p95, p99, most } = summarize(own)
        rows.push([name, kind, String(samples), ...[p50, p95, p99, most].map(showMs)])
        missed ||= p95 > GOAL_MS
      }
      console.log(`${kind}: ${cells.toLocaleString('en-IN')} ranks`)
    } finally {
      await provider.stop()
    }
  })
}
console.log(
  markdownTable(['narrowed by', 'database', 'searches', 'p50 ms', `p95 ms (goal ${GOAL_MS})`, 'p99', 'longest'], rows),
)
process.exitCode = missed ? 1 : 0
