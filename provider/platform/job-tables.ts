import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** When each job of `jobs.ts` is due again, in whichever provider. */
export const jobRuns = pgTable('job_runs', {
  job: text().primaryKey(),
  dueAt: timestamp({ withTimezone: true }).notNull(),
})
