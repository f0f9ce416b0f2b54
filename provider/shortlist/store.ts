import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { MAX_SHORTLISTED } from '@/lib/contract/constants'
import { lockStudent } from '@/provider/account/store/students'
import { institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'
import { transactionInTurn } from '@/provider/platform/locks'
import { shortlisted } from '@/provider/shortlist/tables'

/** The institutions that the student keeps, in their order. */
export async function listShortlisted(db: Database, studentId: number): Promise<number[]> {
  const rows = await db
    .select({ id: shortlisted.instituteId })
    .from(shortlisted)
    .where(eq(shortlisted.studentId, studentId))
    .orderBy(asc(shortlisted.id))
  return rows.map(({ id }) => id)
}

/** Those of the ids that name an institution which is not retired; it stays until the transaction ends. */
async function holdInstitutes(tx: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const found = await tx
    .select({ id: institutes.id })
    .from(institutes)
    .where(and(inArray(institutes.id, [...ids]), isNull(institutes.retiredAt)))
    .for('key share')
  return new Set(found.map(({ id }) => id))
}

/**
 * Adds and removes; what is in both is removed, and what names no institution left out.
 * @returns the list as it then is; `full` when it would hold too many, `gone` when the account is
 *   no more: nothing was changed then
 */
export function changeShortlist(
  db: Database,
  studentId: number,
  { add, remove }: { add: readonly number[]; remove: readonly number[] },
  now: Date,
): Promise<number[] | 'full' | 'gone'> {
  return transactionInTurn(db, `student ${studentId}`, async (tx) => {
    if (!(await lockStudent(tx, studentId))) return 'gone'
    const before = await listShortlisted(tx, studentId)
    const there = await holdInstitutes(tx, add)
    const kept = before.filter((id) => !remove.includes(id))
    const added = [...new Set(add)].filter((id) => there.has(id) && !before.includes(id) && !remove.includes(id))
    if (added.length > 0 && kept.length + added.length > MAX_SHORTLISTED) return 'full'
    if (kept.length < before.length) {
      const isRemoved = inArray(shortlisted.instituteId, [...remove])
      await tx.delete(shortlisted).where(and(eq(shortlisted.studentId, studentId), isRemoved))
    }
    if (added.length > 0) {
      await tx.insert(shortlisted).values(added.map((instituteId) => ({ studentId, instituteId, addedAt: now })))
    }
    return [...kept, ...added]
  })
}
