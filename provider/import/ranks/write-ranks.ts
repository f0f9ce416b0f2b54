import type pg from 'pg'
import { z } from 'zod'
import type { Statement } from '@/provider/import/store/cases'
import type { PreparedList } from './prepare-ranks'

const storedSchema = z.object({ fingerprint: z.string() })

/** Whether the database has exactly this list. */
async function isThere(pool: pg.Pool, { exam, year, round, region, fingerprint }: PreparedList): Promise<boolean> {
  const { rows } = await pool.query(
    'select fingerprint from rank_lists where exam = $1 and year = $2 and round = $3 and region = $4',
    [exam, year, round, region],
  )
  return rows.some((row: unknown) => storedSchema.parse(row).fingerprint === fingerprint)
}

/** The lists of which the database has nothing, or something else. */
export async function changedLists(pool: pg.Pool, lists: readonly PreparedList[]): Promise<PreparedList[]> {
  const changed: PreparedList[] = []
  for (const list of lists) if (!(await isThere(pool, list))) changed.push(list)
  return changed
}

/**
 * Writes lists, and counts what is there: until somebody has, a search among ranks that are new compares each course with
 * each college, and takes twenty times as long.
 */
export function writeLists(lists: readonly PreparedList[]): Statement[] {
  if (lists.length === 0) return []
  return [...lists.flatMap((list) => writeList(list)), ANALYZE_RANKS]
}

/** Counts what is there. */
export const ANALYZE_RANKS: Statement = {
  text: 'analyze rank_lists, rank_colleges, rank_courses, rank_cells, rank_empty_rows',
  values: [],
}

const LIST = 'exam = $1 and year = $2 and round = $3 and region = $4'
const deleteRows = (values: unknown[]): Statement[] =>
  ['rank_cells', 'rank_empty_rows'].map((table) => ({
    text: `delete from ${table} where list_id in (select id from rank_lists where ${LIST})`,
    values,
  }))
/** The same of `l`, beside other tables. */
const THIS_LIST = 'l.exam = $1 and l.year = $2 and l.round = $3 and l.region = $4'

/**
 * What writes a list in the place of its last edition, in order. Deletions by name: the embedded database's last
 * transaction of an import runs without the references' own.
 */
export function writeList(list: PreparedList, isSample = false): Statement[] {
  const { exam, colleges } = list
  return [
    {
      text: `insert into rank_colleges (exam, code, name, place, district_id)
        select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::int[])
        on conflict (exam, code) do update set name = excluded.name, place = excluded.place, district_id = excluded.district_id`,
      values: [
        exam,
        colleges.map(({ code }) => code),
        colleges.map(({ name }) => name),
        colleges.map(({ place }) => place),
        colleges.map(({ districtId }) => districtId),
      ],
    },
    ...writeCells(list, isSample),
  ]
}

/** The same without its colleges, which are there. */
export function writeCells(list: PreparedList, isSample: boolean): Statement[] {
  const { exam, year, round, region, description, fingerprint, courses, cells, emptyRows } = list
  const which = [exam, year, round, region]
  const inOrder = [...cells].sort((a, b) => (a.category < b.category ? -1 : a.category > b.category ? 1 : 0))
  return [
    {
      text: `insert into rank_courses (college_id, name, stream_id)
        select c.id, n.name, n.stream_id from unnest($2::text[], $3::text[], $4::int[]) as n (code, name, stream_id)
        join rank_colleges c on c.exam = $1 and c.code = n.code
        on conflict (college_id, name) do update set stream_id = excluded.stream_id`,
      values: [
        exam,
        courses.map(({ college }) => college),
        courses.map(({ name }) => name),
        courses.map(({ streamId }) => streamId),
      ],
    },
    ...deleteRows(which),
    {
      text: `insert into rank_lists (exam, year, round, region, title, licence, url, dated, categories, fingerprint, is_sample,
          read_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now())
        on conflict (exam, year, round, region) do update set title = excluded.title,
          licence = coalesce(excluded.licence, rank_lists.licence), url = coalesce(excluded.url, rank_lists.url),
          dated = excluded.dated, categories = excluded.categories, fingerprint = excluded.fingerprint, is_sample = excluded.is_sample, read_at = now()`,
      values: [
        ...which,
        description.title,
        description.licence,
        description.url,
        description.dated,
        [...new Set(cells.map(({ category }) => category))].sort(),
        fingerprint,
        isSample,
      ],
    },
    {
      // Those of a category together: a search reads one.
      text: `insert into rank_cells (list_id, course_id, category, rank, page)
        select l.id, k.id, n.category, n.rank, n.page
        from unnest($5::text[], $6::text[], $7::text[], $8::float8[], $9::int[])
          with ordinality as n (code, course, category, rank, page, place)
        join rank_lists l on ${THIS_LIST}
        join rank_colleges c on c.exam = $1 and c.code = n.code
        join rank_courses k on k.college_id = c.id and k.name = n.course order by n.place`,
      values: [
        ...which,
        inOrder.map(({ college }) => college),
        inOrder.map(({ course }) => course),
        inOrder.map(({ category }) => category),
        inOrder.map(({ rank }) => rank),
        inOrder.map(({ page }) => page),
      ],
    },
    {
      text: `insert into rank_empty_rows (list_id, course_id, page)
        select l.id, k.id, n.page from unnest($5::text[], $6::text[], $7::int[]) as n (code, course, page)
        join rank_lists l on ${THIS_LIST}
        join rank_colleges c on c.exam = $1 and c.code = n.code
        join rank_courses k on k.college_id = c.id and k.name = n.course`,
      values: [
        ...which,
        emptyRows.map(({ college }) => college),
        emptyRows.map(({ course }) => course),
        emptyRows.map(({ page }) => page),
      ],
    },
    ...withoutRanks(exam),
  ]
}

/** Takes a list away, and what it alone told of. */
export function dropList({ exam, year, round, region }: Pick<PreparedList, 'exam' | 'year' | 'round' | 'region'>) {
  const which = [exam, year, round, region]
  const list = { text: `delete from rank_lists where ${LIST}`, values: which }
  return [...deleteRows(which), list, ...withoutRanks(exam)]
}

/** Takes away what no list of the exam has a row of any more, and of which nobody said which institution it is: that is taken back first. */
export function withoutRanks(exam: string): Statement[] {
  return [
    {
      text: `delete from rank_courses k using rank_colleges c where c.id = k.college_id and c.exam = $1
        and not exists (select from rank_cells n where n.course_id = k.id)
        and not exists (select from rank_empty_rows n where n.course_id = k.id)`,
      values: [exam],
    },
    {
      text: `delete from rank_colleges c where c.exam = $1
        and not exists (select from rank_courses k where k.college_id = c.id)
        and not exists (select from match_cases m where m.source = 'ranks:' || c.exam and m.external_id = c.code
          and m.decision is not null and m.is_by_hand)`,
      values: [exam],
    },
  ]
}
