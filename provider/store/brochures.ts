import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/provider/store/database'
import { brochures } from '@/provider/store/schema'

export function listBrochures(db: Database, instituteId: number) {
  return db.select().from(brochures).where(eq(brochures.instituteId, instituteId)).orderBy(asc(brochures.id))
}
