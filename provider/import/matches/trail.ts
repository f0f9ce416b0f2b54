import type pg from 'pg'
import type { AuditAction, AuditValues } from '@/lib/contract/desk/audit'
import { type Actor, auditStatement } from '@/provider/desk/store/audit'
import { courseChanges } from '@/provider/desk/store/institution-courses'
import { recordOfInstitution } from '@/provider/desk/store/institutions'
import type { Move } from '@/provider/import/steps/move-records'
import type { Statement } from '@/provider/import/store/cases'
import { type RecordId, recordOfRow, type RowStanding } from './decide'
import { namesInLine } from '@/provider/names/change-names'
import { foresee, type Standing } from './standing'

/** The entry of the audit trail for a row that was decided about; `to` has it now. */
export const auditDecided = (by: Actor, now: Date, row: RecordId, instituteId: number | null) => (to: number) => [
  auditStatement(by, now, {
    action: 'match-decided',
    record: recordOfRow(row),
    after: { decision: instituteId === null ? 'apart' : 'same', institution: to },
  }),
]

/** The same where what became of a row was undone. */
export const auditUndone = (by: Actor, now: Date, row: RecordId) => (before: RowStanding, after: RowStanding) => [
  auditStatement(by, now, {
    action: 'match-undone',
    record: recordOfRow(row),
    before,
    // In doubt again it is nobody's.
    after: after.institution === null ? null : after,
  }),
]

/** Two institutions, of which each has its entry: what is said of one is found on the page of the other, too. */
const ofEach = (by: Actor, now: Date, action: AuditAction, [one, other]: Pair) => [
  auditStatement(by, now, { action, record: recordOfInstitution(one), after: { other } }),
  auditStatement(by, now, { action, record: recordOfInstitution(other), after: { other: one } }),
]
type Pair = readonly [one: number, other: number]

/** That two were said to be two, or that this was taken back. */
export const auditApart = (by: Actor, now: Date, action: 'institutions-apart' | 'apart-undone', pair: Pair) =>
  ofEach(by, now, action, pair)

const inWords = ({ values, names }: Standing) => ({ ...values, names: namesInLine(names) })
const EMPTY: Standing = { values: Object.create(null), names: [], courses: [], pictures: [] }

/** What differs between two standings of one institution; of one that is new or goes, all that it says. */
function differing(before: Standing | null, after: Standing | null): Record<'before' | 'after', AuditValues> {
  const [old, fresh] = [before ?? EMPTY, after ?? EMPTY].map((each): Record<string, string> => inWords(each))
  const names = Object.keys({ ...old, ...fresh }).filter((name) => (old?.[name] ?? '') !== (fresh?.[name] ?? ''))
  const said = (all: Record<string, string> | undefined) =>
    Object.fromEntries(names.map((name) => [name, all?.[name] || null]))
  const taught = courseChanges(before?.courses ?? [], after?.courses ?? [])
  return {
    before: before && { ...said(old), ...taught.before },
    after: after && { ...said(fresh), ...taught.after },
  }
}

/**
 * The entries of two institutions that were made one, or of which this is undone: what each said, and says, where that
 * differs, with the number of the other.
 */
export const auditMerge =
  (pool: pg.Pool, by: Actor, now: Date, action: 'institutions-merged' | 'merge-undone', pair: Pair) =>
  async (moves: readonly Move[]): Promise<Statement[]> => {
    const becoming = await foresee(pool, pair, moves)
    const [one, other] = pair
    return [
      [one, other],
      [other, one],
    ].map(([id = 0, its = 0]) => {
      const { before, after } = differing(becoming.get(id)?.before ?? null, becoming.get(id)?.after ?? null)
      return auditStatement(by, now, {
        action,
        record: recordOfInstitution(id),
        before,
        after: { ...after, other: its },
      })
    })
  }
