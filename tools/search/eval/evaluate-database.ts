import type pg from 'pg'
import { readSearchRows, type Alternative } from '@/tools/search/alternatives/alternative'
import { fullText } from '@/tools/search/alternatives/full-text'
import { fuse } from '@/tools/search/alternatives/fuse'
import { ilike } from '@/tools/search/alternatives/ilike'
import { miniSearch } from '@/tools/search/alternatives/mini-search'
import { sphinx } from '@/tools/search/alternatives/sphinx'
import { trigram } from '@/tools/search/alternatives/trigram'
import { startProvider } from '@/tools/bench/provider-process'
import type { ScratchDatabase } from '@/tools/bench/scratch-databases'
import { evaluate, listNamesNotFirst, type Scored } from './evaluate'
import { ourSearch } from './our-search'
import type { EvalQuery } from './query-set'
import { readDirectory, type Directory } from './right-answers'

export type EvaluatedDatabase = {
  directory: Directory
  /** Ours first. */
  engines: { name: string; scored: Scored[] }[]
  names: { asked: number; notFirst: string[] }
}

/** How many schools' names are tried beside those of all other institutions. */
const SCHOOLS = 500
/** The provider reads no more of a query. */
const MAX_NAME_LENGTH = 200

async function readNames(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `with named as (
       select name ->> 'en' as name, bool_or(exists (select from courses where institute_id = institutes.id)) as taught
       from institutes group by 1)
     (select name from named where taught) union
     (select name from named where not taught order by md5(name), name limit ${SCHOOLS})`,
  )
  return rows.flatMap(({ name }) => (name.length <= MAX_NAME_LENGTH ? [name] : []))
}

function alternatives({ kind, pool }: ScratchDatabase): Alternative[] {
  const rows = () => readSearchRows(pool)
  // Without a database's part in them, the last three find the same beside each.
  return kind === 'embedded'
    ? [ilike(pool), fullText(pool)]
    : [ilike(pool), trigram(pool), fullText(pool), miniSearch(rows), fuse(rows), sphinx(rows)]
}

/** Asks ours, and unless `isOursAlone` the alternatives, every query, on the lists that the database holds. */
export async function evaluateDatabase(
  scratch: ScratchDatabase,
  queries: readonly EvalQuery[],
  isOursAlone: boolean,
): Promise<EvaluatedDatabase> {
  const directory = await readDirectory(scratch.pool)
  const provider = await startProvider(scratch.place)
  try {
    const ours = ourSearch(provider)
    const engines = [{ name: ours.name, scored: await evaluate(ours, queries, directory) }]
    const names = await readNames(scratch.pool)
    const notFirst = await listNamesNotFirst(ours, names, directory)
    for (const alternative of isOursAlone ? [] : alternatives(scratch)) {
      try {
        await alternative.prepare()
        engines.push({ name: alternative.name, scored: await evaluate(alternative, queries, directory) })
      } finally {
        await alternative.stop?.()
      }
    }
    return { directory, engines, names: { asked: names.length, notFirst } }
  } finally {
    await provider.stop()
  }
}
