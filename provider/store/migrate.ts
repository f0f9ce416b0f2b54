import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from '@/provider/store/database'

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'migrations')
/** Any number, as long as nothing else in the same database takes it. */
const LOCK = 7_309_156_020

/**
 * Brings the tables up to date, once, also when several processes start at the same moment: the
 * others wait for the lock and then find nothing to do. All of it in one transaction, so that a
 * failure leaves the database as it was. Keeps drizzle-kit's own record of what was applied.
 */
export async function migrate(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: FOLDER })
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
    const { rows } = await tx.execute<{ last: string | null }>(
      sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
    )
    const last = Number(rows[0]?.last ?? 0)
    for (const migration of migrations) {
      if (migration.folderMillis <= last) continue
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      )
    }
  })
}
