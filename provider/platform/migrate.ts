import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { migrate as applyMigrations } from 'drizzle-orm/pg-proxy/migrator'
import type { Database } from '@/provider/platform/database'
import { takeLock } from '@/provider/platform/locks'

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'migrations')

/**
 * Brings the tables up to date, once, also when several processes start at the same moment: the
 * others wait for the lock and then find nothing to do. All of it in one transaction, so that a
 * failure leaves the database as it was. Of drizzle's migrators it is the one for a database that is reached
 * through a function of ours: the others look what was applied before their transaction begins, without a lock.
 */
export async function migrate(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await takeLock(tx, 'migration')
    const run = async (statement: string) => ({ rows: (await tx.execute(sql.raw(statement))).rows })
    const runAll = async (statements: string[]) => {
      for (const statement of statements) await run(statement)
    }
    await applyMigrations(drizzle(run), runAll, { migrationsFolder: FOLDER })
  })
}
