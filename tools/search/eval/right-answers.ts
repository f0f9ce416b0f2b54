import type pg from 'pg'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import type { EvalQuery } from './query-set'
import type { IsRight, Known } from './score'

/** The directory as the evaluation needs it. */
export type Directory = {
  known: ReadonlyMap<number, Known>
  /** The institution that each record of the lists became, by `source:external_id`. */
  records: ReadonlyMap<string, number>
}

export async function readDirectory(pool: pg.Pool): Promise<Directory> {
  const institutes = await pool.query<Known>(
    `select i.id, i.name ->> 'en' as name, c.name as city, d.name as district, i.type_ids as "typeIds"
     from institutes i left join cities c on c.id = i.city_id left join districts d on d.id = i.district_id
     order by i.id`,
  )
  const records = await pool.query<{ record: string; id: number }>(
    `select source || ':' || external_id as record, institute_id as id from imported_records`,
  )
  return {
    known: new Map(institutes.rows.map((institute) => [institute.id, institute])),
    records: new Map(records.rows.map(({ record, id }) => [record, id])),
  }
}

/**
 * Which institutions are right answers. Throws when a record, a district, a city or a type is not in
 * the directory: the query set and the lists then do not belong together.
 */
export function rightAnswers(query: EvalQuery, { known, records }: Directory): IsRight {
  if ('answers' in query) {
    const ids = query.answers.map((record) => {
      const id = records.get(record)
      if (id === undefined) throw new Error(`"${query.query}": the lists hold no record ${record}`)
      return id
    })
    return (id) => ids.includes(id)
  }
  const { in: place, type: slug } = query
  const type = TAXONOMY.find((entry) => entry.slug === slug)
  if (slug !== undefined && !type) throw new Error(`"${query.query}": there is no type ${slug}`)
  const fits = ({ city, district, typeIds }: Known) =>
    ('district' in place ? district === place.district : city === place.city) && (!type || typeIds.includes(type.id))
  const right = new Set([...known.values()].filter(fits).map(({ id }) => id))
  if (right.size === 0) throw new Error(`"${query.query}": the directory holds nothing there`)
  return (id) => right.has(id)
}
