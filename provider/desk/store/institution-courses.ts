import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { AuditAction, AuditValues } from '@/lib/contract/desk/audit'
import { courseTable } from '@/lib/rules/desk/course-table'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { keepDeskSource } from '@/provider/desk/store/desk-record'
import { hasDraft, holdImports, recordOfInstitution } from '@/provider/desk/store/institutions'
import { versionOfValue } from '@/provider/desk/store/version'
import { courses, institutes } from '@/provider/directory/store/schema'
import { type EditedCourse, instituteEdits } from '@/provider/edits/edit-tables'
import { type PastedCourses, readPastedCourses } from '@/provider/edits/paste-courses'
import type { Database } from '@/provider/platform/database'

/** The courses of institutions in their order, by id. */
export async function listCourses(db: Database, ids: readonly number[]): Promise<Map<number, EditedCourse[]>> {
  const { name, category, duration, fees, seats, level, streamId } = courses
  const found = await db
    .select({ id: courses.instituteId, course: { name, category, duration, fees, seats, level, streamId } })
    .from(courses)
    .where(inArray(courses.instituteId, [...ids]))
    .orderBy(asc(courses.position), asc(courses.id))
  const byId = new Map<number, EditedCourse[]>()
  for (const { id, course } of found) {
    const all = byId.get(id)
    if (all === undefined) byId.set(id, [course])
    else all.push(course)
  }
  return byId
}

/** The courses of an institution in their order, and whether they are the desk's. */
export async function getCourses(db: Database, id: number): Promise<{ courses: EditedCourse[]; isDesks: boolean }> {
  const found = (await listCourses(db, [id])).get(id) ?? []
  const [edits] = await db.select().from(instituteEdits).where(eq(instituteEdits.instituteId, id))
  return { courses: found, isDesks: (edits?.courses ?? null) !== null }
}

export const versionOfCourses = (all: readonly EditedCourse[]) => versionOfValue(all)

/** In a line each, for the audit trail. */
export const courseInWords = ({ name, category, level, duration, fees, seats }: EditedCourse) =>
  [category, name, level, duration, fees === null ? null : `₹${fees}`, seats === null ? null : `${seats} seats`]
    .filter((part) => part !== null)
    .join(', ')

/** What changes, by the line of the table; nobody reads hundreds of courses that stay. */
export function courseChanges(
  before: readonly EditedCourse[],
  after: readonly EditedCourse[],
): Record<'before' | 'after', AuditValues> {
  const [old, now] = [before.map(courseInWords), after.map(courseInWords)]
  const apart = (all: string[], others: ReadonlySet<string>) =>
    Object.fromEntries(all.flatMap((words, at) => (others.has(words) ? [] : [[`course ${at + 1}`, words]])))
  return {
    before: { courses: old.length, ...apart(old, new Set(now)) },
    after: { courses: now.length, ...apart(now, new Set(old)) },
  }
}

export type CoursesOutcome =
  { kind: 'unknown' | 'changed' | 'importing' } | ({ kind: 'saved' | 'preview' | 'wrong' } & PastedCourses)

/** Puts what was pasted in the place of an institution's courses as they were shown; or, of a preview, says what that would do. */
export async function saveCourses(
  db: Database,
  account: DeskAccount,
  { id, version, text, isPreview }: { id: number; version: string; text: string; isPreview: boolean },
  now: Date,
): Promise<CoursesOutcome> {
  return db.transaction(async (tx): Promise<CoursesOutcome> => {
    if (!isPreview && !(await holdImports(tx))) return { kind: 'importing' }
    const [institute] = await tx.select().from(institutes).where(eq(institutes.id, id)).for('update')
    if (institute === undefined) return { kind: 'unknown' }
    const { courses: before } = await getCourses(tx, id)
    if (versionOfCourses(before) !== version) return { kind: 'changed' }
    if (!isPreview && (await hasDraft(tx, id))) return { kind: 'changed' }
    const read = readPastedCourses(text, institute.typeId, before)
    if (isPreview) return { kind: 'preview', ...read }
    const { after } = read
    if (after === null) return { kind: 'wrong', ...read }
    if (after !== before) await writeCourses(tx, account, id, { before, after }, now)
    return { kind: 'saved', ...read }
  })
}

/**
 * Puts courses in the place of an institution's that is held, with the audit trail.
 * @param of the proposal that it takes over, or the entry that it brings back
 */
export async function writeCourses(
  tx: Database,
  account: DeskAccount,
  id: number,
  { before, after }: Record<'before' | 'after', readonly EditedCourse[]>,
  now: Date,
  of: { proposal?: number; version?: number } = {},
  action: AuditAction = 'courses-changed',
) {
  await tx.delete(courses).where(eq(courses.instituteId, id))
  if (after.length > 0)
    await tx.insert(courses).values(after.map((course, position) => ({ ...course, position, instituteId: id })))
  await tx
    .update(institutes)
    .set({ updatedAt: sql`now()` })
    .where(eq(institutes.id, id))
  const row = { courses: [...after], changedBy: account.name, changedAt: now }
  await tx
    .insert(instituteEdits)
    .values({ ...row, instituteId: id, said: {} })
    .onConflictDoUpdate({ target: instituteEdits.instituteId, set: row })
  await keepDeskSource(tx, now)
  const changed = courseChanges(before, after)
  await noteAudit(tx, account, now, {
    action,
    record: recordOfInstitution(id),
    // All of them, as a version can be brought back.
    before: { ...changed.before, table: courseTable(before) },
    after: { ...changed.after, table: courseTable(after), ...of },
  })
}
