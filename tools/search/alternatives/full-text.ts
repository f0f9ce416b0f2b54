import type pg from 'pg'
import { BEST, type Alternative } from './alternative'
import { idsOf, makeTable, tableSize } from './scratch-table'

/**
 * PostgreSQL's full text: a stored `tsvector` with a GIN index, the query as people type it. The
 * configuration `english` leaves out "of" and knows plurals.
 */
export function fullText(pool: pg.Pool): Alternative {
  const table = 'by_full_text'
  return {
    name: 'PostgreSQL full text',
    prepare: async () => {
      await makeTable(pool, table)
      await pool.query(`alter table alternatives.${table} add column words tsvector
        generated always as (to_tsvector('english', text)) stored`)
      await pool.query(`create index on alternatives.${table} using gin (words)`)
      await pool.query(`vacuum analyze alternatives.${table}`)
    },
    search: (query) =>
      idsOf(
        pool,
        `select id from alternatives.${table}, websearch_to_tsquery('english', $1) asked where words @@ asked
         order by ts_rank(words, asked, 1) desc, id limit ${BEST}`,
        [query],
      ),
    size: () => tableSize(pool, table),
  }
}
