import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import { MINUTE_MS } from '@/lib/contract/time'
import { moment } from '@/provider/platform/columns'
import type { Database } from '@/provider/platform/database'
import { isUnavailable } from '@/provider/platform/unavailable'

/** When each job is due again, in whichever provider. */
export const jobRuns = pgTable('job_runs', {
  job: text().primaryKey(),
  dueAt: moment().notNull(),
})

/**
 * What nobody does by a call, and how often it is done by all providers of one database together. A lock would not do:
 * whoever comes after its end would do the job again, and while it is held the embedded database serves nobody else.
 */
export const JOBS = {
  /** Takes away what has expired. */
  purge: 10 * MINUTE_MS,
  /** Asks the gateway, and ends plans. */
  followUp: 10 * MINUTE_MS,
} as const
export type Job = keyof typeof JOBS

/** So often each provider looks whether a job is due: where one has gone, another takes it. */
const LOOK_EVERY_MS = MINUTE_MS

/** Whether it is due, by the database's clock; then whoever asked does it, and it is due again after its time. */
export async function takeJob(db: Database, job: Job): Promise<boolean> {
  const next = sql`now() + ${JOBS[job] / 1000} * interval '1 second'`
  const taken = await db
    .insert(jobRuns)
    .values({ job, dueAt: next })
    .onConflictDoUpdate({ target: jobRuns.job, set: { dueAt: next }, setWhere: sql`${jobRuns.dueAt} <= now()` })
    .returning({ job: jobRuns.job })
  return taken.length > 0
}

/**
 * Does something at once and again and again, for as long as the process lives. Nothing depends on a single time: the next does.
 * @param failed what is logged where it fails
 */
export function startRounds(everyMs: number, log: Logger, failed: string, run: () => Promise<void>): void {
  let isRunning = false
  let hasFailed = false
  const look = async () => {
    if (isRunning) return
    isRunning = true
    try {
      await run()
      hasFailed = false
    } catch (error) {
      // One line for an outage, however long.
      if (!hasFailed) log.warn({ unavailable: isUnavailable(error) }, failed)
      hasFailed = true
    }
    isRunning = false
  }
  void look()
  setInterval(() => void look(), everyMs).unref()
}

/** Does a job whenever it is due. */
export function startJob(db: Database, job: Job, log: Logger, failed: string, run: () => Promise<void>): void {
  startRounds(LOOK_EVERY_MS, log, failed, async () => {
    if (await takeJob(db, job)) await run()
  })
}
