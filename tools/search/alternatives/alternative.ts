import type pg from 'pg'

/** What someone would otherwise use to search, made of the same rows as ours. */
export type Alternative = {
  name: string
  /** Makes its index, and again after the directory changed. */
  prepare: () => Promise<void>
  /** The ids of the best ten, best first. */
  search: (query: string) => Promise<number[]>
  /** Bytes that it takes besides the directory's own tables; absent for one in the process. */
  size?: () => Promise<number>
  /** Ends what it has started. */
  stop?: () => Promise<void>
}

export const BEST = 10

/** One institution as the alternatives get it. */
export type SearchRow = { id: number; name: string; place: string }

/** Name with other names, and city with district, in the order of the ids. */
export const SEARCH_ROWS = `
  select i.id, concat_ws(' ', i.name ->> 'en', array_to_string(i.alternative_names, ' ')) as name,
    concat_ws(' ', c.name, d.name) as place
  from institutes i left join cities c on c.id = i.city_id left join districts d on d.id = i.district_id
  order by i.id`

export async function readSearchRows(pool: pg.Pool): Promise<SearchRow[]> {
  return (await pool.query<SearchRow>(SEARCH_ROWS)).rows
}
