import { sql } from 'drizzle-orm'
import { JOBS, takeJob } from '@/provider/platform/jobs'
import { describeOnEachDatabase } from '@/testing/provider/databases'

describeOnEachDatabase('a job', (database) => {
  test('is done by one of those who look, and again when it is due', async () => {
    const { db } = database()
    const looks = () => Promise.all([1, 2, 3, 4].map(() => takeJob(db, 'purge')))
    expect((await looks()).filter(Boolean)).toHaveLength(1)
    expect(await looks()).not.toContain(true)
    expect(await takeJob(db, 'followUp')).toBe(true)
    await db.execute(sql`update job_runs set due_at = due_at - ${JOBS.purge / 1000} * interval '1 second'`)
    expect((await looks()).filter(Boolean)).toHaveLength(1)
  })
})
