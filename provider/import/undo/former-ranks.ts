import type pg from 'pg'
import { z } from 'zod'
import { REGIONS } from '@/provider/import/ranks/rank-list'
import { LICENCE_NAMES } from '@/lib/contract/licence'
import type { PreparedList } from '@/provider/import/ranks/prepare-ranks'
import { ANALYZE_RANKS, dropList, writeCells } from '@/provider/import/ranks/write-ranks'
import type { Statement } from '@/provider/import/store/cases'
import { LATER } from './publication'

const collegeSchema = z.object({ name: z.string(), place: z.string().nullable(), district_id: z.number().nullable() })
const renamedSchema = z.object({
  code: z.string(),
  after: collegeSchema.nullable(),
  before: collegeSchema.nullable(),
})
/** A college as an import names it (`null`: its list has it no more), and as it was named before; `null`: it was not there. */
export type RenamedCollege = z.output<typeof renamedSchema>

const cellSchema = z.tuple([z.string(), z.number(), z.number().nullable()])
const formerSchema = z.object({
  title: z.string(),
  licence: z.enum(LICENCE_NAMES).nullable(),
  url: z.string().nullable(),
  dated: z.string().nullable(),
  fingerprint: z.string(),
  is_sample: z.boolean(),
  read_at: z.string(),
  /** Code of the college, name, stream, and by category rank and page. */
  courses: z.array(z.tuple([z.string(), z.string(), z.number().nullable(), z.array(cellSchema)])),
  /** Rows without a rank: code, name, stream and page. None were kept before 28 November 2026. */
  empty_rows: z.array(z.tuple([z.string(), z.string(), z.number().nullable(), z.number().nullable()])).default([]),
})
/** A list as it stood before an import. */
export type FormerList = z.output<typeof formerSchema>

const LIST = 'l.exam = n.exam and l.year = n.year and l.round = n.round and l.region = n.region'

/** Notes what stands in the place of lists that an import is about to write, and how it names their colleges. */
export function keepFormerRanks(runId: number, lists: readonly PreparedList[]): Statement[] {
  // Of two editions of one list in an import the last one stands.
  const last = new Map(lists.map((list) => [[list.exam, list.year, list.round, list.region].join(' '), list]))
  return [...last.values()].map(({ exam, year, round, region, fingerprint, description, colleges }) => ({
    text: `insert into import_undo_ranks (run_id, exam, year, round, region, title, fingerprint, former, colleges)
      select $1::int, n.*,
        (select jsonb_build_object('title', l.title, 'licence', l.licence, 'url', l.url, 'dated', l.dated,
          'fingerprint', l.fingerprint, 'is_sample', l.is_sample, 'read_at', l.read_at, 'courses', coalesce(
            (select jsonb_agg(jsonb_build_array(c.code, k.name, k.stream_id, o.cells))
              from (select course_id, jsonb_agg(jsonb_build_array(category, rank, page)) as cells
                from rank_cells where list_id = l.id group by 1) o
              join rank_courses k on k.id = o.course_id join rank_colleges c on c.id = k.college_id), '[]'),
          'empty_rows', coalesce((select jsonb_agg(jsonb_build_array(c.code, k.name, k.stream_id, o.page))
              from rank_empty_rows o join rank_courses k on k.id = o.course_id
              join rank_colleges c on c.id = k.college_id where o.list_id = l.id), '[]'))
          from rank_lists l where ${LIST}),
        (select coalesce(jsonb_agg(jsonb_build_object('code', codes.code, 'after', to_jsonb(k) - 'code', 'before',
            case when c.id is not null then jsonb_build_object('name', c.name, 'place', c.place, 'district_id', c.district_id) end)), '[]')
          from (select code from jsonb_to_recordset($8::jsonb) as k (code text) union
            select c.code from rank_lists l
            join (select list_id, course_id from rank_cells union select list_id, course_id from rank_empty_rows) o on o.list_id = l.id
            join rank_courses k on k.id = o.course_id
            join rank_colleges c on c.id = k.college_id where ${LIST}) codes
          left join jsonb_to_recordset($8::jsonb) as k (code text, name text, place text, district_id int) using (code)
          left join rank_colleges c on c.exam = n.exam and c.code = codes.code)
      from (values ($2::text, $3::int, $4::int, $5::text, $6::text, $7::text)) as n (exam, year, round, region, title, fingerprint)`,
    values: [
      ...[runId, exam, year, round, region, description.title, fingerprint],
      JSON.stringify(colleges.map(({ districtId, ...college }) => ({ ...college, district_id: districtId }))),
    ],
  }))
}

const keptSchema = z.object({
  exam: z.string(),
  year: z.number(),
  round: z.number(),
  region: z.enum(REGIONS),
  title: z.string(),
  former: formerSchema.nullable(),
  colleges: z.array(renamedSchema),
  /** Whether the list is as the import left it, and no later one brought it back so. */
  stands: z.boolean(),
})
export type KeptList = z.output<typeof keptSchema>

/** The lists of closing ranks that an import brought, in their order. */
export async function listKept(pool: pg.Pool, runId: number): Promise<KeptList[]> {
  const { rows } = await pool.query(
    `select n.exam, n.year, n.round, n.region, n.title, n.former, n.colleges,
       coalesce(l.fingerprint = n.fingerprint, false) and not exists (
         select from import_undo_ranks l where ${LIST} and l.run_id in (${LATER})) as stands
     from import_undo_ranks n left join rank_lists l on ${LIST}
     where n.run_id = $1 order by n.exam, n.year, n.round, n.region`,
    [runId],
  )
  return rows.map((row: unknown) => keptSchema.parse(row))
}

/** A former edition as one that was read from a file is written. */
function preparedOf({ exam, year, round, region }: KeptList, former: FormerList): PreparedList {
  const { title, licence, url, dated, fingerprint, courses, empty_rows: emptyRows } = former
  return {
    ...{ exam, year, round, region, fingerprint },
    description: { title, licence, url, dated },
    colleges: [],
    courses: [...courses, ...emptyRows].map(([college, name, streamId]) => ({ college, name, streamId })),
    cells: courses.flatMap(([college, course, , cells]) =>
      cells.map(([category, rank, page]) => ({ college, course, category, rank, page })),
    ),
    emptyRows: emptyRows.map(([college, course, , page]) => ({ college, course, page })),
  }
}

/** Names colleges as before, where they are called as the import said; those that went since come back for their ranks. */
function namesBack({ exam, colleges }: KeptList): Statement[] {
  const rows = JSON.stringify(colleges.filter(({ before }) => before !== null))
  const given = `jsonb_to_recordset($2::jsonb) as n (code text, before jsonb, after jsonb)`
  const was = `n.before ->> 'name', n.before ->> 'place', (n.before ->> 'district_id')::int`
  const is = `n.after ->> 'name', n.after ->> 'place', (n.after ->> 'district_id')::int`
  return [
    {
      text: `update rank_colleges c set (name, place, district_id) = (${was}) from ${given}
        where c.exam = $1 and c.code = n.code and (c.name, c.place, c.district_id) is not distinct from (${is})`,
      values: [exam, rows],
    },
    {
      text: `insert into rank_colleges (exam, code, name, place, district_id) select $1, n.code, ${was} from ${given}
        on conflict (exam, code) do nothing`,
      values: [exam, rows],
    },
  ]
}

/** Puts lists back that are as the import left them: the edition before, or none. */
export function ranksBack(kept: readonly KeptList[]): Statement[] {
  const standing = kept.filter(({ stands }) => stands)
  if (standing.length === 0) return []
  // List by list: what writes one takes away colleges without a rank, those of the next one among them.
  const lists = standing.flatMap((list): Statement[] => {
    const { exam, year, round, region, former } = list
    if (former === null) return [...namesBack(list), ...dropList(list)]
    return [
      ...namesBack(list),
      ...writeCells(preparedOf(list, former), former.is_sample),
      {
        text: `update rank_lists set licence = $5, url = $6, read_at = $7
          where exam = $1 and year = $2 and round = $3 and region = $4`,
        values: [exam, year, round, region, former.licence, former.url, former.read_at],
      },
    ]
  })
  return [...lists, ANALYZE_RANKS]
}
