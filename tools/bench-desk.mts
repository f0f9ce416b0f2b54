import { existsSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import {
  deskInstitutionPageSchema,
  deskInstitutionSchema,
  INSTITUTION_GAPS,
  INSTITUTION_SORTS,
} from '@/lib/contract/desk/institution'
import { deskRequest } from '@/lib/contract/desk/request'
import { UNANSWERED } from '@/lib/contract/desk/overview'
import { MAX_SEARCHES } from '@/provider/search/unanswered/unanswered-searches'
import { addSample } from '@/sample/seed'
import { startEditorWebsite } from '@/tools/desk/editor-website'
import { joinDesk } from '@/tools/desk/join-desk'
import { DirectoryFiller } from '@/tools/bench/fill-directory'
import { readMaterial } from '@/tools/search/bench/material'
import { startProvider, type ProviderProcess } from '@/tools/bench/provider-process'
import { between, pick, randomFrom, type Random } from '@/tools/bench/random'
import { complaintOf, findLists, importList, type RealLists } from '@/tools/bench/real-lists'
import { DATABASE_KINDS, type ScratchDatabase, withScratchDatabase } from '@/tools/bench/scratch-databases'
import { summarize } from '@/tools/bench/statistics'
import { markdownTable, showMs } from '@/tools/bench/tables'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run bench:desk -- [FOLDER] [--rows 100000] [--calls 200] [--seed 1] [--only postgres|embedded]

Fills a fresh database up to so many institutions, varied from the sample, or from the AICTE and UDISE lists of a FOLDER
(as npm run bench:search takes them), and measures what an editor waits for at the desk's list of institutions and its
form: asked of the provider itself, and, where the website is built (npm run build), by its pages. Prints the median, p95
and the goal of each; ends with 1 when one is missed.

  For example: npm run bench:desk -- --rows 10000 --only postgres`

/** Milliseconds, at p95. */
const GOALS = { list: 200, save: 300 }
const WARM_UPS = 10

type Options = { lists: RealLists | null; rows: number; calls: number; seed: number; only: string }
type Measured = { what: string; goal: number; times: number[] }

async function fill({ db, pool, kind }: ScratchDatabase, { lists, rows, seed }: Options): Promise<void> {
  if (lists === null) await addSample(db)
  for (const file of lists === null ? [] : [lists.institutions, lists.schools])
    await importList(pool, kind === 'embedded', file)
  await new DirectoryFiller(pool, seed, rows).fillUpTo(rows)
}

/** What is asked, by its name in the table: the address of a list, another one each time. */
async function listsOf({ pool }: ScratchDatabase, { seed, rows }: Options) {
  const { typed, types, districts } = await readMaterial(pool, seed)
  const kind = (random: Random) => ({ type: String(pick(random, types).id) })
  const district = (random: Random) => ({ district: String(pick(random, districts)) })
  const search = (random: Random) => ({ q: pick(random, typed) })
  const deep = (random: Random) => ({ page: String(between(random, 2, Math.floor(rows / 50))) })
  const fixed = (query: Record<string, string>) => () => query
  return new Map<string, (random: Random) => Record<string, string>>([
    ['opens', fixed({})],
    ['of a kind', kind],
    ['of a district', district],
    ...INSTITUTION_GAPS.map((without) => [`lacks: ${without}`, fixed({ without })] as const),
    ['of a kind and district, lacks two', (random) => ({ ...kind(random), ...district(random), without: 'fee,phone' })],
    ['search', search],
    ['search, lacks: phone', (random) => ({ ...search(random), without: 'phone' })],
    ['any page', deep],
    ['any page, lacks: phone', (random) => ({ ...deep(random), without: 'phone' })],
    ...INSTITUTION_SORTS.map(
      (sort) => [`any page by ${sort}`, (random: Random) => ({ ...deep(random), sort })] as const,
    ),
  ])
}

/** As many searches without an answer as are kept, of which each day has half of those of the day before. */
async function fillUnanswered({ pool }: ScratchDatabase): Promise<void> {
  await pool.query(
    `insert into unanswered_searches (words, day, count)
     select 'college of ' || (day * $1 / 2 + search), current_date - day, 1 + search % 9
     from generate_series(0, $2 - 1) as day, generate_series(1, $1) as search`,
    [MAX_SEARCHES, UNANSWERED.keptDays],
  )
}

/** The calls of an editor, each with how long it took. */
function editorOf(provider: ProviderProcess, token: string) {
  return async (path: string, body?: object) => {
    const start = performance.now()
    const answer = await provider.call(`/api/v1/${path}`, body, token)
    const ms = performance.now() - start
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.slice(0, 200)}`)
    const read: unknown = JSON.parse(answer.body)
    return { ms, read }
  }
}

/** The rows of the table, and how a time is noted in one: what was a warm-up is not. */
function table() {
  const measured: Measured[] = []
  const add = (what: string, goal: number) => {
    const entry = { what, goal, times: [] as number[] }
    measured.push(entry)
    return (ms: number, at: number) => void (at >= 0 && entry.times.push(ms))
  }
  return { measured, add }
}

async function measure(scratch: ScratchDatabase, provider: ProviderProcess, options: Options): Promise<Measured[]> {
  const random = randomFrom(options.seed + 1)
  const post = (path: string, body: object) => provider.call(`/api/v1/${path}`, body)
  const call = editorOf(provider, await joinDesk(scratch.db, post, 'editor', 'An Editor'))
  const listed = (query: Record<string, string>) => call(deskRequest('GET /desk/institutions', query).path)
  const { measured, add } = table()
  for (const [what, make] of await listsOf(scratch, options)) {
    const note = add(what, GOALS.list)
    for (let at = -WARM_UPS; at < options.calls; at += 1) note((await listed(make(random))).ms, at)
  }
  await fillUnanswered(scratch)
  const noteOverview = add('the overview', GOALS.list)
  for (let at = -WARM_UPS; at < options.calls; at += 1)
    noteOverview((await call(deskRequest('GET /desk/overview').path)).ms, at)
  const notes = [add('a form opens', GOALS.list), add('a save', GOALS.save), add('the list after it', GOALS.list)]
  for (let at = -WARM_UPS; at < options.calls; at += 1) {
    const query = { page: String(between(random, 1, Math.floor(options.rows / 50))) }
    const { data } = deskInstitutionPageSchema.parse((await listed(query)).read)
    const { id } = pick(random, data)
    const opened = await call(deskRequest('GET /desk/institutions/{id}', { id: Number(id) }).path)
    const { version } = deskInstitutionSchema.parse(opened.read)
    const phone = `080 ${between(random, 2_000_000, 7_999_999)}`
    const saved = await call(deskRequest('POST /desk/institutions/{id}', { id: Number(id) }).path, {
      version,
      phone,
      name_kn: 'ಕಾಲೇಜು',
    })
    const after = await listed({ without: 'phone' })
    for (const [index, ms] of [opened.ms, saved.ms, after.ms].entries()) notes[index]?.(ms, at)
  }
  return measured
}

/** The same as an editor's browser has it: whole pages of the website, and a save by its form. */
async function measurePages(
  scratch: ScratchDatabase,
  provider: ProviderProcess,
  options: Options,
): Promise<Measured[]> {
  const random = randomFrom(options.seed + 2)
  const post = (path: string, body: object) => provider.call(`/api/v1/${path}`, body)
  const website = await startEditorWebsite(provider.origin, await joinDesk(scratch.db, post, 'editor', 'A Browser'))
  try {
    const { measured, add } = table()
    const listed = (query: Record<string, string>) => website.open(`/institutions?${new URLSearchParams(query)}`)
    for (const [what, make] of await listsOf(scratch, options)) {
      const note = add(`page: ${what}`, GOALS.list)
      for (let at = -WARM_UPS; at < options.calls; at += 1) note((await listed(make(random))).ms, at)
    }
    const notes = [
      add('page: a form opens', GOALS.list),
      add('page: a save', GOALS.save),
      add('page: a save, and the form after it', GOALS.list + GOALS.save),
    ]
    const { rows } = await scratch.pool.query<{ id: number }>('select id from institutes where retired_at is null')
    for (let at = -WARM_UPS; at < options.calls; at += 1) {
      const { id } = pick(random, rows)
      const opened = await website.open(`/institutions/${id}`)
      const fields = { phone: `080 ${between(random, 2_000_000, 7_999_999)}`, name_kn: 'ಕಾಲೇಜು' }
      const { savedMs, ms } = await website.save(id, fields)
      for (const [index, taken] of [opened.ms, savedMs, ms].entries()) notes[index]?.(taken, at)
    }
    return measured
  } finally {
    await website.stop()
  }
}

/** @returns whether every goal was met */
function show(kind: string, { rows }: Options, measured: readonly Measured[]): boolean {
  const figures = measured.map(({ what, goal, times }) => ({ what, goal, ...summarize(times) }))
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`
  console.log(
    `${kind}, ${rows.toLocaleString('en-IN')} institutions, ${figures[0]?.samples ?? 0} calls each; ${load}\n`,
  )
  const lines = figures.map(({ what, goal, p50, p95 }) => [
    ...[what, showMs(p50), showMs(p95), String(goal), p95 <= goal ? 'met' : 'MISSED'],
  ])
  console.log(`${markdownTable(['', 'p50 ms', 'p95 ms', 'goal', ''], lines)}\n`)
  return figures.every(({ p95, goal }) => p95 <= goal)
}

const { values, positionals } = readCommandLine(
  USAGE,
  {
    rows: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
  1,
)

function readOptions(): Options {
  const numbers = { rows: Number(values.rows), calls: Number(values.calls), seed: Number(values.seed) }
  if (!(numbers.rows >= 1_000 && numbers.calls >= 1)) refuse(USAGE)
  const lists = positionals[0] === undefined ? null : findLists(positionals[0])
  return { lists, ...numbers, only: values.only.toLowerCase() }
}

async function main(options: Options): Promise<void> {
  for (const kind of DATABASE_KINDS.filter((name) => name.toLowerCase().startsWith(options.only))) {
    const isMet = await withScratchDatabase(kind, async (scratch) => {
      await fill(scratch, options)
      const provider = await startProvider(scratch.place, undefined, { DESK: 'on' })
      try {
        const measured = await measure(scratch, provider, options)
        const pages = existsSync('.next/BUILD_ID') ? await measurePages(scratch, provider, options) : []
        return show(kind, options, [...measured, ...pages])
      } finally {
        await provider.stop()
      }
    })
    if (!isMet) process.exitCode = 1
  }
}

try {
  await main(readOptions())
} catch (error) {
  console.error(complaintOf(error))
  process.exitCode = 1
}
