import type pg from 'pg'
import { z } from 'zod'
import { MATCH_DECISIONS, type MatchDecision } from '@/lib/contract/desk/match'
import { COLLEGE_STATES } from '@/lib/contract/desk/rank-college'
import { ranksSource } from '@/provider/closing-ranks/exams'
import { auditStatement, type Actor } from '@/provider/desk/store/audit'
import { TownReader, TOWNS } from '@/provider/import/clean/city'
import type { Draft } from '@/provider/import/draft'
import { collegeRow, readListedCollege } from '@/provider/import/ranks/prepare-ranks'
import { withoutRanks } from '@/provider/import/ranks/write-ranks'
import type { Move } from '@/provider/import/steps/move-records'
import { dropCases, keepCases, type MatchCase, type Statement } from '@/provider/import/store/cases'
import { type DraftKey, fingerprintOf, keepDrafts, listDrafts } from '@/provider/import/store/drafts'
import { matchCandidateSchema } from '@/provider/import/store/import-tables'
import { change, checkStands, type MatchTarget, type RecordId, recordOfRow } from './decide'
import { text } from '@/lib/contract/lenient'
import { MatchError } from './match-error'

/**
 * The colleges of imported lists of closing ranks, each with how it stands. Which institution it is its record says
 * (`imported_records`), and what somebody decided stands where every decision about a record does (`match_cases`). One
 * that was tied to an institution which has since been made one with another goes with it, and stays said by hand. One that
 * no list has any more is there as long as somebody's word of it is; nothing was found for it before.
 */
export const COLLEGES = `select c.id, c.exam, c.code, c.name, c.place, r.institute_id, r.fingerprint, i.name as institution,
    m.decision, coalesce(m.candidates, '[]') as candidates, m.fingerprint as case_fingerprint, m.apart_from,
    f.id as former_id, f.name as former, m.tied_before, l.is_listed,
    md5(format('%s|%s|%s|%s|%s|%s|%s', l.is_listed, r.institute_id, r.fingerprint, m.decision, extract(epoch from m.changed_at), c.name, c.place)) as version,
    case when r.institute_id is null and m.decision = 'apart' and m.is_by_hand then 'none'
      when r.institute_id is null and m.decision is null and jsonb_array_length(m.candidates) > 0 then 'doubt'
      when r.institute_id is null then 'missing'
      when m.decision = 'same' and (m.is_by_hand or m.former_institute_id is null) then 'byHand'
      else 'tied' end as state
  from rank_colleges c
  cross join lateral (select exists (select from rank_courses k where k.college_id = c.id) as is_listed) l
  left join imported_records r on r.source = 'ranks:' || c.exam and r.external_id = c.code
  left join institutes i on i.id = r.institute_id
  left join match_cases m on m.source = 'ranks:' || c.exam and m.external_id = c.code
  left join institutes f on l.is_listed and f.id = coalesce((select id from institutes where id = m.tied_before),
    (select w.institute_id from match_cases g join imported_records w using (source, external_id)
      where g.former_institute_id = m.tied_before and g.decision = 'same' limit 1))
  where not exists (select from rank_lists l where l.exam = c.exam and l.is_sample)`

export const collegeSchema = z.object({
  id: z.number(),
  exam: z.string(),
  code: z.string(),
  name: z.string(),
  place: z.string().nullable(),
  institute_id: z.number().nullable(),
  fingerprint: z.string().nullable(),
  institution: text,
  decision: z.enum(MATCH_DECISIONS).nullable(),
  candidates: z.array(matchCandidateSchema),
  case_fingerprint: z.string().nullable(),
  apart_from: z.array(z.number()).nullable(),
  former_id: z.number().nullable(),
  former: text,
  tied_before: z.number().nullable(),
  is_listed: z.boolean(),
  version: z.string(),
  state: z.enum(COLLEGE_STATES),
})
export type College = z.output<typeof collegeSchema>

/** What becomes of a college: what was said of it, and of which institution it is, before and after. */
type Standing = { said: 'tied' | 'none' | null; institution: number | null }
export type CollegeChange = { before: Standing; after: Standing }
type More = (change: CollegeChange) => readonly Statement[]
type Asked = RecordId & { version?: string }

const isDecided = ({ state }: College) => state === 'byHand' || state === 'none'
const standingOf = ({ state, institute_id: institution }: College): Standing => ({
  ...{ said: state === 'byHand' ? 'tied' : state === 'none' ? 'none' : null, institution },
})

/** A college as it stands. Throws a `MatchError` where there is none, or it is not as it was shown. */
export async function readCollege(pool: pg.Pool, { source, externalId, version }: Asked): Promise<College> {
  const { rows } = await pool.query(`${COLLEGES} and 'ranks:' || c.exam = $1 and c.code = $2`, [source, externalId])
  if (rows[0] === undefined)
    throw new MatchError(`No imported list of closing ranks has a college ${externalId} (${source}).`, 'changed')
  const college = collegeSchema.parse(rows[0])
  if (version !== undefined && version !== college.version)
    throw new MatchError(`${source} ${externalId} is not as it was shown.`, 'changed')
  return college
}

/** What its list says of it: as the import read it, else as far as the list's own table has it. */
export async function readDraft(pool: pg.Pool, college: College): Promise<Draft> {
  const source = ranksSource(college.exam)
  const fingerprint = college.fingerprint ?? college.case_fingerprint
  const [kept] = fingerprint === null ? [] : await listDrafts(pool, [{ source, externalId: college.code, fingerprint }])
  if (kept !== undefined) return kept
  const { code, name, place } = college
  const values = collegeRow({ code, name, address: place })
  const reading = readListedCollege({ line: 0, values }, new TownReader(TOWNS), source)
  if ('rejected' in reading) throw new MatchError(`${name} cannot be read as a college: ${reading.rejected}.`)
  // Under its list's code, whatever else could be read of it.
  return { ...reading.draft, externalId: code }
}

/** The version of its record that is to be tied. */
async function recordOf(pool: pg.Pool, college: College): Promise<DraftKey> {
  const draft = await readDraft(pool, college)
  const fingerprint = college.fingerprint ?? college.case_fingerprint ?? fingerprintOf(draft)
  await keepDrafts(pool, [{ fingerprint, draft }])
  return { source: draft.source, externalId: draft.externalId, fingerprint }
}

/** What is kept of a decision: with it to which institution an import had tied the college, so that it can be undone. */
function decided(college: College, decision: MatchDecision): MatchCase {
  const { exam, code: externalId, name, candidates, apart_from: apartFrom } = college
  return {
    ...{ source: ranksSource(exam), externalId, name, candidates, decision, apartFrom: apartFrom ?? [] },
    // In the directory its record stands on its version; out of it this keeps it.
    fingerprint: decision === 'same' ? null : (college.fingerprint ?? college.case_fingerprint),
    formerInstituteId: null,
    isByHand: true,
    tiedBefore: isDecided(college) ? college.tied_before : college.institute_id,
  }
}

/** What becomes of its record: to an institution, or (`null`) out of the directory. */
async function moveTo(pool: pg.Pool, college: College, to: number | null): Promise<Move[]> {
  if (to === null && college.fingerprint === null) return []
  return [{ ...(await recordOf(pool, college)), to }]
}

async function decide(
  target: MatchTarget,
  asked: Asked,
  prepare: (college: College) => Promise<{ to: number | null; said: Standing['said']; statements: Statement[] }>,
  more: More,
): Promise<CollegeChange> {
  const { pool } = target
  let done: CollegeChange | null = null
  await change(target, async () => {
    const college = await readCollege(pool, asked)
    const { to, said, statements } = await prepare(college)
    done = { before: standingOf(college), after: { said, institution: to } }
    return { moves: await moveTo(pool, college, to), besides: [...statements, ...more(done)] }
  })
  if (done === null) throw new Error('a change was not prepared')
  return done
}

/** What the audit trail calls it, as every row of a list. */
export const recordOfCollege = ({ exam, code }: Pick<College, 'exam' | 'code'>) =>
  recordOfRow({ source: ranksSource(exam), externalId: code })

const NOTHING_MORE: More = () => []

/** The entry of the audit trail for what becomes of a college. */
export const auditCollege =
  ({ source, externalId }: RecordId, by: Actor, now = new Date()): More =>
  ({ before, after }) => [
    auditStatement(by, now, {
      action: after.said === null ? 'match-undone' : 'match-decided',
      record: recordOfRow({ source, externalId }),
      ...{ before, after },
    }),
  ]

/** Decides that a college is an institution of the directory, whatever stood there before. */
export function tieCollege(target: MatchTarget, asked: Asked, instituteId: number, more = NOTHING_MORE) {
  return decide(
    target,
    asked,
    async (college) => {
      await checkStands(target.pool, instituteId)
      return { to: instituteId, said: 'tied', statements: [keepCases([decided(college, 'same')])] }
    },
    more,
  )
}

/** Decides that a college is none of the directory's: it belongs to no institution, and no import ties it, until that is undone. */
export function leaveCollege(target: MatchTarget, asked: Asked, more = NOTHING_MORE) {
  return decide(
    target,
    asked,
    async (college) => {
      if (college.state === 'none')
        throw new MatchError(`${college.name} is none of the directory's already.`, 'changed')
      return { to: null, said: 'none', statements: [keepCases([decided(college, 'apart')])] }
    },
    more,
  )
}

/** What is said of a list goes with the last that came of it. */
const sourceGone = (source: string): Statement => ({
  text: `delete from sources where name = $1 and not exists (select from imported_records where source = $1)
    and not exists (select from match_cases where source = $1) and not exists (select from rank_lists where 'ranks:' || exam = $1)`,
  values: [source],
})

/** Undoes what somebody decided about a college: it stands as its import had left it. One that no list has any more goes. */
export function undoCollege(target: MatchTarget, asked: Asked, more = NOTHING_MORE) {
  return decide(
    target,
    asked,
    async (college) => {
      const { source, externalId } = asked
      if (!isDecided(college))
        throw new MatchError(`Nobody decided about ${source} ${externalId}: there is nothing to undo.`, 'changed')
      const doubted: MatchCase = {
        ...decided(college, 'apart'),
        ...{ decision: null, isByHand: false, tiedBefore: null },
        fingerprint: college.fingerprint ?? college.case_fingerprint,
      }
      const dropped = dropCases([{ source, externalId }])
      if (!college.is_listed)
        return { to: null, said: null, statements: [dropped, ...withoutRanks(college.exam), sourceGone(source)] }
      const isDoubted = college.former_id === null && doubted.candidates.length > 0 && doubted.fingerprint !== null
      return { to: college.former_id, said: null, statements: [isDoubted ? keepCases([doubted]) : dropped] }
    },
    more,
  )
}

/** Those that no institution was found for, in lines. */
export async function listMissing(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query(`select * from (${COLLEGES}) as c where state = 'missing' order by exam, code`)
  const missing = rows.map((row: unknown) => collegeSchema.parse(row))
  const said = missing.map(({ exam, code, name, place }) =>
    [`${ranksSource(exam)} ${code}  ${name}`, ...(place === null ? [] : [place])].join(', '),
  )
  return [...said, `${missing.length} colleges of closing ranks are not in the directory yet.`]
}
