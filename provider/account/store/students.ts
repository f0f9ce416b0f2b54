import { eq } from 'drizzle-orm'
import { studentPictures, students } from '@/provider/account/store/student-tables'
import type { Database } from '@/provider/platform/database'

/** A student, with the name of the picture. */
export type Student = {
  id: number
  phone: string
  firstName: string
  lastName: string
  email: string | null
  picture: string | null
}

/** The columns of a `Student`; the query joins `studentPictures`. */
export const studentColumns = {
  id: students.id,
  phone: students.phone,
  firstName: students.firstName,
  lastName: students.lastName,
  email: students.email,
  picture: studentPictures.name,
}

export async function getStudentByPhone(db: Database, phone: string): Promise<Student | null> {
  const [found] = await db
    .select(studentColumns)
    .from(students)
    .leftJoin(studentPictures, eq(studentPictures.studentId, students.id))
    .where(eq(students.phone, phone))
  return found ?? null
}

export type NewStudent = Pick<Student, 'phone' | 'firstName' | 'lastName'> & { consent: string | null }

/** @returns `null` when the number has a student already */
export async function addStudent(
  tx: Database,
  { consent, ...student }: NewStudent,
  now: Date,
): Promise<Student | null> {
  const [added] = await tx
    .insert(students)
    .values({ ...student, consent, consentAt: consent === null ? null : now, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: students.phone })
    .returning({ id: students.id })
  return added ? { ...student, id: added.id, email: null, picture: null } : null
}

type Changeable = Pick<Student, 'firstName' | 'lastName' | 'email'>

/** Changes what is given; what is `undefined` stays. @returns all of it as it then is, `null` when there is no such student */
export async function changeStudent(
  tx: Database,
  id: number,
  changes: { [Field in keyof Changeable]: Changeable[Field] | undefined },
  now: Date,
): Promise<Changeable | null> {
  const [changed] = await tx
    .update(students)
    .set({ ...changes, updatedAt: now })
    .where(eq(students.id, id))
    .returning({ firstName: students.firstName, lastName: students.lastName, email: students.email })
  return changed ?? null
}

/** With the sessions, the picture and whatever else is the student's alone. */
export async function removeStudent(tx: Database, id: number): Promise<void> {
  await tx.delete(students).where(eq(students.id, id))
}

/**
 * Until the transaction ends, nobody else counts and adds what is this student's.
 * @returns whether there still is one
 */
export async function lockStudent(tx: Database, id: number): Promise<boolean> {
  const found = await tx.select({ id: students.id }).from(students).where(eq(students.id, id)).for('no key update')
  return found.length > 0
}
