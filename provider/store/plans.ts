import { asc } from 'drizzle-orm'
import type { Database } from '@/provider/store/database'
import { plans } from '@/provider/store/schema'

/** All plans in their order, those that are not sold any more among them. */
export function listPlans(db: Database) {
  return db.select().from(plans).orderBy(asc(plans.position), asc(plans.id))
}
