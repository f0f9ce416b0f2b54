import { eq, sql } from 'drizzle-orm'
import { recordOfCollege } from '@/provider/closing-ranks/store'
import { rankColleges } from '@/provider/closing-ranks/tables'
import { importedRecords, institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

/** The colleges of an exam's lists by name, each with what the directory says of its institution, where it has one. */
export async function findColleges(db: Database, exam: string) {
  return db
    .select({
      id: rankColleges.id,
      instituteId: institutes.id,
      name: institutes.name,
      ownership: institutes.ownership,
      // It says of no institution that it is not; `null`: nobody knows.
      isResidential: sql<boolean | null>`nullif(${institutes.isResidential}, false)`,
      districtId: sql<number | null>`coalesce(${institutes.districtId}, ${rankColleges.districtId})`,
    })
    .from(rankColleges)
    .leftJoin(importedRecords, recordOfCollege)
    .leftJoin(institutes, sql`${institutes.id} = coalesce(${rankColleges.instituteId}, ${importedRecords.instituteId})`)
    .where(eq(rankColleges.exam, exam))
    .orderBy(sql`coalesce(${institutes.name} ->> 'en', ${rankColleges.name})`, rankColleges.id)
}
export type ExamCollege = Awaited<ReturnType<typeof findColleges>>[number]
