import type pg from 'pg'
import { BEST, type Alternative } from './alternative'
import { idsOf, makeTable, tableSize } from './scratch-table'

/**
 * Plain `pg_trgm`: the ten nearest by word similarity, straight from a GiST index. A GIN index with
 * the operator `<%` and its default threshold finds as much in a third of the time in the middle, but
 * takes twice as long at the 95th percentile and many times at most. Only on PostgreSQL: the embedded
 * database is made without extensions.
 */
export function trigram(pool: pg.Pool): Alternative {
  const table = 'by_trigram'
  return {
    name: 'pg_trgm',
    prepare: async () => {
      await pool.query('create extension if not exists pg_trgm')
      await makeTable(pool, table)
      await pool.query(`create index on alternatives.${table} using gist (text gist_trgm_ops(siglen=64))`)
      await pool.query(`vacuum analyze alternatives.${table}`)
    },
    search: (query) => idsOf(pool, `select id from alternatives.${table} order by $1 <<-> text limit ${BEST}`, [query]),
    size: () => tableSize(pool, table),
  }
}
