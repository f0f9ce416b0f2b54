import { asc, eq } from 'drizzle-orm'
import { brochures } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

export function listBrochures(db: Database, instituteId: number) {
  return db.select().from(brochures).where(eq(brochures.instituteId, instituteId)).orderBy(asc(brochures.id))
}
