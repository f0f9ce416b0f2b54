import { sql } from 'drizzle-orm'
import type { MatchObstacle, MatchState } from '@/lib/contract/desk/match'
import type { TwinFinder } from '@/provider/desk/imports/runner'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { type Named, readInstitutions, type Said } from '@/provider/desk/store/matches'
import { decideApart, undoApart } from '@/provider/import/matches/apart'
import type { Twins } from '@/provider/import/matches/duplicates'
import { MatchError } from '@/provider/import/matches/match-error'
import { auditApart } from '@/provider/import/matches/trail'
import { type Database, poolUnder } from '@/provider/platform/database'

/** What is sought, and for which records of lists. */
type Sought = { of: string; found: Promise<Twins[]> }
const sought = new WeakMap<Database, Sought>()

/** What decides which institutions look alike: no word of visitors changes it, nor of the desk but of institutions that it added. */
async function digestRecords(db: Database): Promise<string> {
  const { rows } = await db.execute<{ digest: string }>(sql`
    select concat_ws('|', count(*), max(imported_at), sum(institute_id::bigint)) as digest from imported_records`)
  return rows[0]?.digest ?? ''
}

/** Sought once for the records of lists as they are; anew where that failed. */
async function findTwins(db: Database, find: TwinFinder): Promise<Promise<Twins[]>> {
  const of = await digestRecords(db)
  const known = sought.get(db)
  if (known?.of === of) return known.found
  const found = find(db)
  sought.set(db, { of, found })
  found.catch(() => {
    if (sought.get(db)?.found === found) sought.delete(db)
  })
  return found
}

/** Of each institution, of which it is said that they are others. */
async function listApart(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ one: number; other: number }>(sql`
    select distinct r.institute_id as one, unnest(c.apart_from) as other
    from match_cases c join imported_records r using (source, external_id)`)
  return new Set(rows.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]))
}

export type Duplicate = Pick<Twins, 'why' | 'lists' | 'isRenamed'> & { one: Named & Said; other: Named & Said }

/** A call waits so long for those that are still sought. */
const WAIT_MS = 3_000

/** A page of the institutions that may stand there twice, the likeliest first; `null`: they are still sought. */
export async function listDuplicates(
  db: Database,
  find: TwinFinder,
  state: MatchState,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Duplicate[]; total: number } | null> {
  const found = findTwins(db, find)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), WAIT_MS)))
  const twins = await Promise.race([found, late])
  clearTimeout(timer)
  if (twins === null) return null
  const apart = await listApart(db)
  const isDecided = ({ one, other }: Twins) => apart.has(`${one.id} ${other.id}`)
  const standing = twins.filter((pair) => isDecided(pair) === (state === 'decided'))
  // One that was retired since is none of two any more.
  const there = await readInstitutions(
    db,
    standing.flatMap(({ one, other }) => [one.id, other.id]),
  )
  const all = standing.flatMap(({ one, other, ...found }) => {
    const [a, b] = [there.get(one.id), there.get(other.id)]
    return a === undefined || b === undefined ? [] : { ...found, one: a, other: b }
  })
  return { rows: all.slice((page - 1) * limit, page * limit), total: all.length }
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
  const isSaid = (await listApart(db)).has(`${one} ${other}`)
  if (isSaid === (action === 'apart')) return 'changed'
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
