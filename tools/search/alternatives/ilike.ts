import type pg from 'pg'
import { BEST, type Alternative } from './alternative'
import { idsOf, makeTable, tableSize } from './scratch-table'

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Every word somewhere in the text; names that begin with the whole come first, then shorter ones. */
export function ilike(pool: pg.Pool): Alternative {
  const table = 'by_ilike'
  return {
    name: 'ILIKE',
    prepare: async () => {
      await makeTable(pool, table)
      await pool.query(`vacuum analyze alternatives.${table}`)
    },
    search: async (query) => {
      const words = query.split(/\s+/).filter(Boolean)
      return idsOf(
        pool,
        `select id from alternatives.${table} where text ilike all ($1)
         order by name ilike $2 desc, name ilike $3 desc, length(name), id limit ${BEST}`,
        [words.map((word) => `%${escaped(word)}%`), `${escaped(query)}%`, `%${escaped(query)}%`],
      )
    },
    size: () => tableSize(pool, table),
  }
}
