import { readSearchRows, type Alternative } from '@/tools/search/alternatives/alternative'
import { fullText } from '@/tools/search/alternatives/full-text'
import { ilike } from '@/tools/search/alternatives/ilike'
import { startInProcess, type InProcess } from '@/tools/search/alternatives/in-process'
import { sphinx } from '@/tools/search/alternatives/sphinx'
import { trigram } from '@/tools/search/alternatives/trigram'
import { againstOf, LOOK_UP, type Measured } from './goals'
import { measureIndex, type IndexSize } from './index-size'
import { interleave, type HowLong, type Timed } from './interleave'
import { readMaterial } from './material'
import { startProvider, type ProviderProcess } from '@/tools/bench/provider-process'
import { pick, randomFrom } from '@/tools/bench/random'
import { makeRequest, ENQUIRY_KINDS, type Material } from './requests'
import type { ScratchDatabase } from '@/tools/bench/scratch-databases'
import { measureSecondProvider } from './second-provider'
import { summarize } from '@/tools/bench/statistics'

const HEALTH = 'HTTP call that only asks the database for 1'

/** Megabytes that something keeps, and where. */
type Size = { what: string; megabytes: number; where: string }
/** `against` is the folder of another version, whose provider answers the same requests from the same database. */
export type HowToMeasure = HowLong & { seed: number; isOursAlone: boolean; against?: string }
export type MeasuredDirectory = Measured & { sizes: Size[]; index: IndexSize; startMs: number; left: string[] }

/** Ours and the calls beside it may take long; the others only as long as it needs to know how slow they are. */
const OWN_BUDGET_MS = 120_000
const OTHER_BUDGET_MS = 30_000

function timedCalls(
  provider: ProviderProcess,
  material: Material,
  seed: number,
  nameOf = (kind: string) => kind,
): Timed[] {
  return ENQUIRY_KINDS.map((kind, index) => {
    const random = randomFrom(seed + index)
    return {
      name: nameOf(kind),
      budgetMs: OWN_BUDGET_MS,
      run: async () => {
        const path = makeRequest(random, kind, material)
        const { status, body } = await provider.call(path)
        if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 200)}`)
      },
    }
  })
}

function timedSearch(
  name: string,
  material: Material,
  seed: number,
  search: (query: string) => Promise<number | void>,
) {
  const random = randomFrom(seed)
  return { name, budgetMs: OTHER_BUDGET_MS, run: () => search(pick(random, material.typed)) }
}

async function timedLookUp({ pool }: ScratchDatabase, seed: number): Promise<Timed> {
  const { rows } = await pool.query<{ id: number }>('select id from institutes order by md5(id::text) limit 2000')
  const random = randomFrom(seed)
  return {
    name: LOOK_UP,
    budgetMs: OWN_BUDGET_MS,
    run: async () => {
      await pool.query('select * from institutes where id = $1', [pick(random, rows).id])
    },
  }
}

function beside({ kind, pool }: ScratchDatabase): Alternative[] {
  if (kind === 'embedded') return [ilike(pool), fullText(pool)]
  return [ilike(pool), trigram(pool), fullText(pool), sphinx(() => readSearchRows(pool))]
}

/** Starts what needs no database, one after the other; what cannot (no memory) is left out and named. */
async function startOthers(scratch: ScratchDatabase, left: string[]): Promise<InProcess[]> {
  const started: InProcess[] = []
  for (const which of ['minisearch', 'fuse'] as const) {
    try {
      started.push(await startInProcess(which, scratch.place))
    } catch (error) {
      left.push(`${which}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return started
}

/** Times all in turn and asks what each keeps. */
async function measureAll(
  scratch: ScratchDatabase,
  [provider, before]: readonly [ProviderProcess, ProviderProcess?],
  { stored, others }: { stored: readonly Alternative[]; others: readonly InProcess[] },
  { seed, ...howLong }: HowToMeasure,
): Promise<{ summaries: Measured['summaries']; sizes: Size[] }> {
  const material = await readMaterial(scratch.pool, seed)
  const times = await interleave(
    [
      await timedLookUp(scratch, seed),
      { name: HEALTH, budgetMs: OWN_BUDGET_MS, run: async () => void (await provider.call('/healthz')) },
      ...timedCalls(provider, material, seed),
      ...(before ? timedCalls(before, material, seed, againstOf) : []),
      ...stored.map(({ name, search }) =>
        timedSearch(name, material, seed, async (query) => void (await search(query))),
      ),
      ...others.map(({ name, search }) => timedSearch(name, material, seed, async (query) => (await search(query)).ms)),
    ],
    randomFrom(seed),
    howLong,
  )
  const sizes: Size[] = [{ what: 'the provider', megabytes: provider.memory(), where: 'resident' }]
  if (before) sizes.push({ what: againstOf('the provider'), megabytes: before.memory(), where: 'resident' })
  for (const { name, size } of stored) {
    if (size) sizes.push({ what: name, megabytes: (await size()) / 1024 / 1024, where: 'stored' })
  }
  for (const { name, memory } of others) {
    sizes.push({ what: name, megabytes: memory.after, where: `resident (${memory.before} before)` })
  }
  return { summaries: new Map([...times].map(([name, all]) => [name, summarize(all)] as const)), sizes }
}

/** Measures everything on the directory that the database holds now. */
export async function measureDirectory(
  scratch: ScratchDatabase,
  institutes: number,
  how: HowToMeasure,
): Promise<MeasuredDirectory> {
  const left: string[] = []
  const stored = how.isOursAlone ? [] : beside(scratch)
  let others: InProcess[] = []
  let before: ProviderProcess | undefined
  try {
    for (const alternative of stored) await alternative.prepare()
    const index = await measureIndex(scratch.place)
    if (!how.isOursAlone) others = await startOthers(scratch, left)
    if (how.against !== undefined) before = await startProvider(scratch.place, how.against)
    const provider = await startProvider(scratch.place)
    try {
      const measured = await measureAll(scratch, [provider, before], { stored, others }, how)
      // The embedded database has one provider.
      const second = scratch.kind === 'embedded' ? null : await measureSecondProvider(scratch, provider)
      return { database: scratch.kind, institutes, ...measured, index, startMs: provider.startMs, second, left }
    } finally {
      await provider.stop()
    }
  } finally {
    await before?.stop()
    for (const other of others) other.stop()
    for (const alternative of stored) await alternative.stop?.()
  }
}
