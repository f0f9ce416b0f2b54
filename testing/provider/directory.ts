import { courses, institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

type InstituteRow = Omit<typeof institutes.$inferInsert, 'name' | 'typeId' | 'typeIds'> & {
  name: string
  kn?: string
  typeId?: number
  typeIds?: number[]
  courses?: Omit<typeof courses.$inferInsert, 'instituteId' | 'position'>[]
}

/** Adds an institution with its courses, an engineering college unless told otherwise; its id. */
export async function addInstitute(db: Database, row: InstituteRow): Promise<number> {
  const { name, kn, typeId = 1, typeIds = [typeId], courses: itsCourses = [], ...rest } = row
  const [added] = await db
    .insert(institutes)
    .values({ ...rest, name: kn === undefined ? { en: name } : { en: name, kn }, typeId, typeIds })
    .returning({ id: institutes.id })
  if (!added) throw new Error('nothing was added')
  if (itsCourses.length > 0) {
    await db
      .insert(courses)
      .values(itsCourses.map((course, position) => ({ ...course, instituteId: added.id, position })))
  }
  return added.id
}
