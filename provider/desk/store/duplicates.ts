import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { MatchObstacle, MatchState } from '@/lib/contract/desk/match'
import { MINUTE_MS } from '@/lib/contract/time'
import type { SignInDependencies } from '@/provider/auth/dependencies'
import type { DuplicateFinder } from '@/provider/desk/imports/runner'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { type Named, readInstitutions, type Said } from '@/provider/desk/store/matches'
import { institutes } from '@/provider/directory/store/schema'
import { reasonOf } from '@/provider/http/failures'
import { decideApart, undoApart } from '@/provider/import/matches/apart'
import type { DuplicatePair } from '@/provider/import/matches/duplicates'
import { MatchError } from '@/provider/import/matches/match-error'
import { auditApart } from '@/provider/import/matches/trail'
import { type Database, poolUnder } from '@/provider/platform/database'

/**
 * What a provider knows of them: the search that runs, what the last one found and for which records of lists, and when
 * one failed last, in ms since 1970.
 */
type Sought = { running: Promise<void> | null; found: DuplicatePair[] | null; of: string | null; failedAt: number }
const soughtOn = new WeakMap<Database, Sought>()

/** What decides which institutions look alike: no word of visitors changes it, nor of the desk but of institutions that it added. */
async function digestRecords(db: Database): Promise<string> {
  const { rows } = await db.execute<{ digest: string }>(sql`
    select concat_ws('|', count(*), max(imported_at), sum(institute_id::bigint)) as digest from imported_records`)
  return rows[0]?.digest ?? ''
}

/** A call waits so long for those that are still sought. */
const WAIT_MS = 3_000

/** A search that failed is not begun anew with each page: it takes a processor for a minute. */
const FAILED_FOR_MS = 5 * MINUTE_MS

type Search = { find: DuplicateFinder } & Pick<SignInDependencies, 'log' | 'now'>

async function seek(db: Database, { find, log, now }: Search, known: Sought, of: string): Promise<void> {
  try {
    known.found = await find(db)
    known.of = of
  } catch (error) {
    known.failedAt = now().getTime()
    log.error({ error: reasonOf(error) }, 'institutions that stand there twice could not be sought')
  } finally {
    known.running = null
  }
}

/**
 * What is found, sought once for the records of lists as they are, one search at a time; until it has ended, what the
 * one before found (`null`: nothing yet). `isFailed`: the search for these records failed lately.
 */
async function searchDuplicates(
  db: Database,
  search: Search,
): Promise<{ found: DuplicatePair[] | null; isFailed: boolean }> {
  const of = await digestRecords(db)
  const known = soughtOn.get(db) ?? { running: null, found: null, of: null, failedAt: -Infinity }
  soughtOn.set(db, known)
  const hasFailed = () => known.of !== of && search.now().getTime() - known.failedAt < FAILED_FOR_MS
  if (known.of !== of && !hasFailed()) known.running ??= seek(db, search, known, of)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, WAIT_MS)))
  await Promise.race([known.running, late])
  clearTimeout(timer)
  return { found: known.found, isFailed: hasFailed() }
}

/** Of each institution, of which it is said that they are others. */
async function listApart(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ one: number; other: number }>(sql`
    select distinct r.institute_id as one, unnest(c.apart_from) as other
    from match_cases c join imported_records r using (source, external_id)`)
  return new Set(rows.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]))
}

type Duplicate = Pick<DuplicatePair, 'why' | 'lists' | 'isRenamed' | 'isPart'> & {
  one: Named & Said
  other: Named & Said
}

/** Which of them stand there: one that was retired since is none of two any more. */
async function listStanding(db: Database, duplicates: readonly DuplicatePair[]): Promise<Set<number>> {
  const ids = [...new Set(duplicates.flatMap(({ one, other }) => [one.id, other.id]))]
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: institutes.id })
    .from(institutes)
    .where(and(inArray(institutes.id, ids), isNull(institutes.retiredAt)))
  return new Set(rows.map(({ id }) => id))
}

type DuplicatePage = { rows: Duplicate[]; total: number; isLooking: boolean; isFailed: boolean }

/** A page of the institutions that may stand there twice, the likeliest first. */
export async function listDuplicates(
  db: Database,
  search: Search,
  state: MatchState,
  { page, limit }: { page: number; limit: number },
): Promise<DuplicatePage> {
  const { found, isFailed } = await searchDuplicates(db, search)
  if (found === null) return { rows: [], total: 0, isLooking: !isFailed, isFailed }
  const [apart, there] = await Promise.all([listApart(db), listStanding(db, found)])
  const all = found.filter(
    ({ one, other }) =>
      apart.has(`${one.id} ${other.id}`) === (state === 'decided') && there.has(one.id) && there.has(other.id),
  )
  const shown = all.slice((page - 1) * limit, page * limit)
  const read = await readInstitutions(
    db,
    shown.flatMap(({ one, other }) => [one.id, other.id]),
  )
  const rows = shown.flatMap(({ one, other, ...more }) => {
    const [a, b] = [read.get(one.id), read.get(other.id)]
    return a === undefined || b === undefined ? [] : [{ ...more, one: a, other: b }]
  })
  return { rows, total: all.length, isLooking: false, isFailed }
}

export type ApartOutcome = 'done' | 'importing' | 'changed' | MatchObstacle

/** Says that two are two, or takes that back, by the engine of `npm run matches`. */
export async function sayApart(
  db: Database,
  account: DeskAccount,
  [one, other]: readonly [number, number],
  action: 'apart' | 'undo',
  now: Date,
): Promise<ApartOutcome> {
  try {
    const target = poolUnder(db)
    if (action === 'apart')
      await decideApart(target, one, other, auditApart(account, now, 'institutions-apart', [one, other]))
    else await undoApart(target, one, other, auditApart(account, now, 'apart-undone', [one, other]))
    return 'done'
  } catch (error) {
    if (!(error instanceof MatchError)) throw error
    return error.reason ?? 'changed'
  }
}
