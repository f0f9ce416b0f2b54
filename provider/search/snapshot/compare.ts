import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/platform/database'
import type { DirectoryIndex } from '@/provider/search/directory-index'

/** Ids are compared so many at a time first, one by one where these differ. */
const RANGE = 1_000

const rangeOf = (id: number) => Math.floor(id / RANGE)

type Sum = { held: number; mark: number }
export type Comparison = {
  /** A snapshot of the database: the index holds what it sees, but for those that differ. */
  seen: string
  /** Who is not in the index as the database has them, or is gone. */
  differing: number[]
}

/** Compares what an index holds with all that the database holds, whichever way that came there. */
export async function compareWithDatabase(db: Database, index: DirectoryIndex): Promise<Comparison> {
  const { rows } = await db.execute<{ seen: string; range: number | null; held: number; mark: number }>(sql`
    select pg_current_snapshot()::text as seen, range, sum(held)::int as held, sum(mark)::float8 as mark from (
      select id / ${RANGE} as range, count(*) as held, sum(hash_record(i)) as mark from institutes i group by 1
      union all
      select institute_id / ${RANGE}, 0, sum(hash_record(c)) from courses c group by 1
      union all
      -- So that an empty directory has a snapshot, too.
      select -1, 0, 0
    ) as each group by range`)
  const there = new Map(rows.map(({ range, held, mark }) => [range, { held, mark }]))
  const ours = sums(index)
  const ranges = new Set([...there.keys(), ...ours.keys()])
  const differing = [...ranges].filter((range) => !isSame(there.get(range), ours.get(range ?? NaN)))
  return { seen: rows[0]?.seen ?? '', differing: await compareOneByOne(db, index, new Set(differing)) }
}

const isSame = (one: Sum = NOTHING, other: Sum = NOTHING) => one.held === other.held && one.mark === other.mark
const NOTHING: Sum = { held: 0, mark: 0 }

function sums(index: DirectoryIndex): Map<number, Sum> {
  const sums = new Map<number, Sum>()
  for (const id of index.ids()) {
    const sum = sums.get(rangeOf(id)) ?? { held: 0, mark: 0 }
    sum.held += 1
    sum.mark += index.markOf(id) ?? 0
    sums.set(rangeOf(id), sum)
  }
  return sums
}

async function compareOneByOne(db: Database, index: DirectoryIndex, ranges: ReadonlySet<number | null>) {
  if (ranges.size === 0) return []
  const { rows } = await db.execute<{ id: number; mark: number }>(sql`
    select i.id, (hash_record(i) + coalesce(c.mark, 0))::float8 as mark from institutes i left join (
      select institute_id, sum(hash_record(c)) as mark from courses c
      where institute_id / ${RANGE} = any(${sql.param([...ranges])}::int[]) group by 1
    ) c on c.institute_id = i.id
    where i.id / ${RANGE} = any(${sql.param([...ranges])}::int[])`)
  const there = new Map(rows.map(({ id, mark }) => [id, mark]))
  const gone = [...index.ids()].filter((id) => ranges.has(rangeOf(id)) && !there.has(id))
  return [...gone, ...[...there].flatMap(([id, mark]) => (index.markOf(id) === mark ? [] : [id]))]
}
