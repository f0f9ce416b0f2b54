import type pg from 'pg'
import { makeInstitutes, type MadeInstitute } from './make-institutes'
import { learnVocabulary, type RealInstitute } from './name-vocabulary'

/** The real institutions of the directory, in the order of their ids. */
async function readReal(pool: pg.Pool): Promise<RealInstitute[]> {
  const { rows } = await pool.query<RealInstitute>(`
    select name ->> 'en' as name, type_id as "typeId", type_ids as "typeIds", stream_ids as "streamIds",
      district_id as "districtId", city_id as "cityId", university, ownership, is_residential as "isResidential",
      coalesce(c.courses, '[]') as courses
    from institutes left join (
      select institute_id, jsonb_agg(jsonb_build_object('streamId', stream_id, 'name', name, 'category', category,
        'duration', duration, 'seats', seats) order by position, id) as courses
      from courses group by institute_id) c on c.institute_id = institutes.id
    order by institutes.id`)
  return rows
}

/** Few enough for the embedded database's memory, many enough for the triggers, which run once a statement. */
const BATCH = 5_000

const INSERT_INSTITUTES = `
  insert into institutes (id, name, type_id, type_ids, stream_ids, district_id, city_id, university, ownership,
    is_residential, average_rating, review_count)
  select id, jsonb_build_object('en', name), type_id, type_ids::integer[], stream_ids::integer[], district_id, city_id,
    university, ownership, is_residential, average_rating, review_count
  from unnest($1::integer[], $2::text[], $3::integer[], $4::text[], $5::text[], $6::integer[], $7::integer[],
    $8::text[], $9::text[], $10::boolean[], $11::numeric[], $12::integer[])
    as made (id, name, type_id, type_ids, stream_ids, district_id, city_id, university, ownership, is_residential,
      average_rating, review_count)`

const INSERT_COURSES = `
  insert into courses (institute_id, stream_id, position, name, category, duration, seats, fees)
  select * from unnest($1::integer[], $2::integer[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::integer[],
    $8::integer[])`

const listed = (ids: readonly number[]) => `{${ids.join(',')}}`

async function insertBatch(pool: pg.Pool, firstId: number, batch: readonly MadeInstitute[]) {
  const of = <Value>(read: (institute: MadeInstitute, index: number) => Value) => batch.map(read)
  const courses = batch.flatMap((institute, index) =>
    institute.courses.map((course, position) => ({ ...course, instituteId: firstId + index, position })),
  )
  await pool.query(INSERT_INSTITUTES, [
    of((_, index) => firstId + index),
    of(({ name }) => name),
    of(({ typeId }) => typeId),
    of(({ typeIds }) => listed(typeIds)),
    of(({ streamIds }) => listed(streamIds)),
    of(({ districtId }) => districtId),
    of(({ cityId }) => cityId),
    of(({ university }) => university),
    of(({ ownership }) => ownership),
    of(({ isResidential }) => isResidential),
    of(({ averageRating }) => averageRating),
    of(({ reviewCount }) => reviewCount),
  ])
  await pool.query(INSERT_COURSES, [
    courses.map(({ instituteId }) => instituteId),
    courses.map(({ streamId }) => streamId),
    courses.map(({ position }) => position),
    courses.map(({ name }) => name),
    courses.map(({ category }) => category),
    courses.map(({ duration }) => duration),
    courses.map(({ seats }) => seats),
    courses.map(({ fees }) => fees),
  ])
}

/** Makes institutions by a seed and adds them, until the directory holds a wanted number. */
export class DirectoryFiller {
  private made: Generator<MadeInstitute> | null = null

  constructor(
    private pool: pg.Pool,
    private seed: number,
    /** The most that the directory will ever hold. */
    private most: number,
  ) {}

  /** Fills up to `total`; how many institutions there are then. The first call learns from what is there. */
  async fillUpTo(total: number): Promise<number> {
    const { pool } = this
    this.made ??= makeInstitutes(learnVocabulary(await readReal(pool)), this.seed, this.most)
    const { rows } = await pool.query<{ held: number; last: number }>(
      'select count(*)::int as held, coalesce(max(id), 0)::int as last from institutes',
    )
    let { held, last } = rows[0] ?? { held: 0, last: 0 }
    while (held < total) {
      const batch: MadeInstitute[] = []
      while (batch.length < Math.min(BATCH, total - held)) {
        const { value, done } = this.made.next()
        if (done) throw new Error('more was asked for than the filler was made for')
        batch.push(value)
      }
      await insertBatch(pool, last + 1, batch)
      held += batch.length
      last += batch.length
    }
    await pool.query("select setval(pg_get_serial_sequence('institutes', 'id'), $1)", [last])
    // Not left to the database, which would do it in the midst of measuring.
    await pool.query('vacuum analyze institutes')
    await pool.query('vacuum analyze courses')
    await pool.query('vacuum analyze directory_changes')
    return held
  }
}
