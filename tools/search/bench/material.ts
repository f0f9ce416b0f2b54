import type pg from 'pg'
import { readAskedSet } from '@/tools/search/eval/asked/asked-set'
import { readQuerySet } from '@/tools/search/eval/query-set'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { asTyped } from './mistype'
import { randomFrom } from '@/tools/bench/random'
import type { Material } from './requests'

const NAMES = 2_000

/**
 * Queries and filters for a directory: of the evaluation's names the develop half, and as many again
 * made from names of the directory, chosen by the seed; the develop half of what people ask.
 */
export async function readMaterial(pool: pg.Pool, seed: number): Promise<Material> {
  const { rows } = await pool.query<{
    name: string
    city: string | null
    typeId: number
    districtId: number | null
    cityId: number | null
  }>(
    `select i.name ->> 'en' as name, c.name as city, type_id as "typeId", i.district_id as "districtId",
       i.city_id as "cityId"
     from institutes i left join cities c on c.id = i.city_id
     order by md5(i.id::text || $1), i.id limit ${NAMES}`,
    [String(seed)],
  )
  const random = randomFrom(seed)
  const written = readQuerySet().flatMap(({ query, half }) => (half === 'develop' ? [query] : []))
  const made = rows.map(({ name, city }) => asTyped(random, name, city)).filter(Boolean)
  // As often one as the other.
  const typed = made.flatMap((query, index) => [query, written[index % written.length] ?? query])
  const held = new Set(rows.map(({ typeId }) => typeId))
  return {
    typed,
    asked: readAskedSet().flatMap(({ query, half }) => (half === 'develop' ? [query] : [])),
    types: TAXONOMY.filter(({ id }) => held.has(id)).map(({ id, streams }) => ({
      id,
      streams: streams.map((stream) => stream.id),
    })),
    districts: rows.flatMap(({ districtId }) => districtId ?? []),
    cities: rows.flatMap(({ cityId }) => cityId ?? []),
  }
}
