import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { studentPictures } from '@/provider/account/store/student-tables'
import type { Database } from '@/provider/platform/database'

/** Puts the picture in the place of the former one, under a new name. @returns that name */
export async function replacePicture(tx: Database, studentId: number, image: Buffer, now: Date): Promise<string> {
  const row = { name: randomBytes(16).toString('hex'), image, createdAt: now }
  await tx
    .insert(studentPictures)
    .values({ ...row, studentId })
    .onConflictDoUpdate({ target: studentPictures.studentId, set: row })
  return row.name
}

export async function getPicture(db: Database, name: string): Promise<Buffer | null> {
  const [found] = await db
    .select({ image: studentPictures.image })
    .from(studentPictures)
    .where(eq(studentPictures.name, name))
  return found?.image ?? null
}
