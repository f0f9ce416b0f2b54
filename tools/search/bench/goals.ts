import type { IndexSize } from './index-size'
import type { SecondProvider } from './second-provider'
import type { Summary } from '@/tools/bench/statistics'
import type { DatabaseKind } from '@/tools/bench/scratch-databases'
import { ratio } from '@/tools/bench/statistics'
import { showMs, showRatio } from '@/tools/bench/tables'

/** What was measured on one directory. */
export type Measured = {
  database: DatabaseKind
  institutes: number
  summaries: ReadonlyMap<string, Summary>
  /** Bytes that the index keeps. */
  index?: Pick<IndexSize, 'kept'>
  second?: SecondProvider | null
}

export const LOOK_UP = 'primary-key look-up'
export const SEARCH = 'search'
export const ABUSE = 'abusive search'

/** What another version is measured by, beside ours (`--against`). */
export const againstOf = (what: string) => `${what}, the other version`

/** `passed` is `null` when this run did not measure what it takes. */
export type Goal = { goal: string; found: string; passed: boolean | null }

const MAX_MS = 15
const MAX_LOOK_UPS = 12
const MAX_GROWTH = 2
const MAX_EMBEDDED = 4
const MAX_ABUSE_MS = 50
const MAX_AGAINST = 1.3
const PAIRED = [SEARCH, 'search as people ask', 'search, filters, facets', 'suggest'] as const
const SIZE = 100_000
/** All of India, about. */
const NATION = 1_500_000
const MAX_OF_NATION = { bytes: 1_000, startMs: 30_000, changeMs: 1_000 }
/** What is asked of the search, and of the counts beside it. */
const NATION_ASKS = [SEARCH, 'search, filters, facets', 'filters, facets']

type Find = (database: DatabaseKind, institutes: number, what: string) => Summary | undefined

function fastEnough(find: Find): Goal {
  const goal = `PostgreSQL, ${SIZE.toLocaleString('en')}: p95 of search at most ${MAX_MS} ms or ${MAX_LOOK_UPS} look-ups`
  const search = find('PostgreSQL', SIZE, SEARCH)
  const lookUp = find('PostgreSQL', SIZE, LOOK_UP)
  if (!search || !lookUp) return { goal, found: 'not measured', passed: null }
  const times = ratio(search.p95, lookUp.p95)
  const found = `${showMs(search.p95)} ms, ${showRatio(times)}`
  return { goal, found, passed: search.p95 <= MAX_MS || times <= MAX_LOOK_UPS }
}

function growsSlowly(find: Find): Goal {
  const goal = 'PostgreSQL: ten times the rows at most double p95 of search'
  const search = find('PostgreSQL', SIZE, SEARCH)
  const tenfold = find('PostgreSQL', SIZE * 10, SEARCH)
  if (!search || !tenfold) return { goal, found: 'not measured', passed: null }
  const times = ratio(tenfold.p95, search.p95)
  return {
    goal,
    found: `${showMs(search.p95)} ms, ${showMs(tenfold.p95)} ms: ${showRatio(times)}`,
    passed: times <= MAX_GROWTH,
  }
}

function embeddedKeepsUp(find: Find): Goal {
  const goal = `${SIZE.toLocaleString('en')}: p95 of search embedded at most ${MAX_EMBEDDED} times PostgreSQL's`
  const server = find('PostgreSQL', SIZE, SEARCH)
  const embedded = find('embedded', SIZE, SEARCH)
  if (!server || !embedded) return { goal, found: 'not measured', passed: null }
  const times = ratio(embedded.p95, server.p95)
  return { goal, found: `${showMs(embedded.p95)} ms: ${showRatio(times)}`, passed: times <= MAX_EMBEDDED }
}

function abuseIsHarmless(all: readonly Measured[]): Goal {
  const goal = `every abusive search at most ${MAX_ABUSE_MS} ms`
  const most = Math.max(0, ...all.map(({ summaries }) => summaries.get(ABUSE)?.most ?? 0))
  return most === 0
    ? { goal, found: 'not measured', passed: null }
    : { goal, found: `${showMs(most)} ms at most`, passed: most <= MAX_ABUSE_MS }
}

/** Of each kind of search the p95 against the other version's, asked the same in turn; nothing of a run without one. */
function noSlower(find: Find): Goal[] {
  return PAIRED.flatMap((what) => {
    const ours = find('PostgreSQL', SIZE, what)
    const other = find('PostgreSQL', SIZE, againstOf(what))
    if (!ours || !other) return []
    const times = ratio(ours.p95, other.p95)
    return {
      goal: `PostgreSQL, ${SIZE.toLocaleString('en')}: p95 of ${what} at most ${MAX_AGAINST} times the other version's`,
      found: `${showMs(other.p95)} ms, ${showMs(ours.p95)} ms: ${times.toFixed(2)} ×`,
      passed: times <= MAX_AGAINST,
    }
  })
}

/** What 1.5 million institutions may take. */
function bearsNation(all: readonly Measured[], find: Find): Goal[] {
  const nation = all.find(({ database, institutes }) => database === 'PostgreSQL' && institutes === NATION)
  const most = (what: string, value: number | undefined, limit: number, unit: string): Goal => ({
    goal: `PostgreSQL, ${NATION.toLocaleString('en')}: ${what} at most ${limit.toLocaleString('en')} ${unit}`,
    found: value === undefined ? 'not measured' : `${Math.round(value).toLocaleString('en')} ${unit}`,
    passed: value === undefined ? null : value <= limit,
  })
  const each = nation?.index && nation.index.kept / nation.institutes
  const growth = NATION_ASKS.map((asked) =>
    ratio(find('PostgreSQL', NATION, asked)?.p95 ?? NaN, find('PostgreSQL', SIZE, asked)?.p95 ?? NaN),
  )
  const times = growth.some(Number.isNaN) ? undefined : Math.max(...growth)
  return [
    most('memory of the index for each', each, MAX_OF_NATION.bytes, 'bytes'),
    most('a start from the kept index', nation?.second?.startMs, MAX_OF_NATION.startMs, 'ms'),
    most('until a change shows in two providers', nation?.second?.changeMs, MAX_OF_NATION.changeMs, 'ms'),
    {
      goal: `PostgreSQL, ${NATION.toLocaleString('en')}: p95 of search and facets at most ${MAX_GROWTH} times that at ${SIZE.toLocaleString('en')}`,
      found: times === undefined ? 'not measured' : showRatio(times),
      passed: times === undefined ? null : times <= MAX_GROWTH,
    },
  ]
}

/** The goals of the search and whether the measured directories reach them. */
export function judge(all: readonly Measured[]): Goal[] {
  const find: Find = (database, institutes, what) =>
    all.find((measured) => measured.database === database && measured.institutes === institutes)?.summaries.get(what)
  return [
    fastEnough(find),
    growsSlowly(find),
    embeddedKeepsUp(find),
    abuseIsHarmless(all),
    ...bearsNation(all, find),
    ...noSlower(find),
  ]
}
