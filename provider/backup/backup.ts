import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Progress, silentProgress } from '@/provider/command/progress'
import type { Database } from '@/provider/platform/database'
import { countRows, migrationsOf, sequencesOf, tablesOf } from './catalogue'
import { headOf, rowLine, writeBackup } from './format'

const FETCHED = 500
const fetched = z.array(z.object({ json: z.string() }))

/** What was written, by table. */
export type Written = { table: string; rows: number }

/**
 * Writes all that a database holds as of one moment, while it is being written to.
 * @param told of each table that stands
 */
export async function backUp(
  db: Database,
  file: string,
  told: (written: Written) => void,
  progress: Progress = silentProgress,
): Promise<void> {
  await db.transaction((tx) => writeBackup(file, linesOf(tx, told, progress)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function* linesOf(tx: Database, told: (written: Written) => void, progress: Progress): AsyncGenerator<string> {
  yield JSON.stringify(headOf(await migrationsOf(tx), new Date()))
  let all = 0
  const tables = await tablesOf(tx)
  progress.begin('Backing up', await countRows(tx, tables))
  for (const { name, columns } of tables) {
    yield JSON.stringify({ table: name, columns })
    let rows = 0
    const source = `declare backed_up cursor for select row_to_json(t)::text as json from (select ${columns} from ${name}) t`
    await tx.execute(sql.raw(source))
    for (;;) {
      const batch = fetched.parse((await tx.execute(sql.raw(`fetch ${FETCHED} from backed_up`))).rows)
      for (const { json } of batch) yield rowLine(json)
      rows += batch.length
      progress.at(all + rows)
      if (batch.length < FETCHED) break
    }
    await tx.execute(sql`close backed_up`)
    all += rows
    told({ table: name, rows })
  }
  yield JSON.stringify({ sequences: await sequencesOf(tx) })
  yield JSON.stringify({ rows: all })
  progress.end()
}
