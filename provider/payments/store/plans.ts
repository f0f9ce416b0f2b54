import { asc } from 'drizzle-orm'
import { plans } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

export type PlanRow = typeof plans.$inferSelect

/** All plans in their order, those that are not sold any more among them. */
export function listPlans(db: Database): Promise<PlanRow[]> {
  return db.select().from(plans).orderBy(asc(plans.position), asc(plans.id))
}
