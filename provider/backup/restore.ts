import { sql } from 'drizzle-orm'
import { CommandError } from '@/provider/command/command-error'
import { type Progress, silentProgress } from '@/provider/command/progress'
import type { Database } from '@/provider/platform/database'
import { migrationsOf, referencesOf, type Table, tablesOf, triggersOf } from './catalogue'
import { type Line, readBackup } from './format'

/** As many rows go into a statement, of at most so many characters: pictures are rows, too. */
const BATCH = { rows: 500, characters: 4_000_000 }

/**
 * Puts a backup in the place of all that the database holds: all of it or, where anything is amiss, nothing.
 * @param told of each table that stands
 */
export async function restore(
  db: Database,
  file: string,
  told: (table: string, rows: number) => void,
  progress: Progress = silentProgress,
): Promise<void> {
  // Once through before anything is touched: a file that is cut off shows at its end.
  let all = 0
  for await (const { line } of readBackup(file)) {
    if ('format' in line) refuseOther(line, await migrationsOf(db))
    if ('row' in line) all += 1
  }
  progress.begin('Restoring', all)
  await db.transaction(async (tx) => {
    const tables = await tablesOf(tx)
    const references = await referencesOf(tx)
    const triggers = await triggersOf(tx)
    for (const { table, name } of references) await run(tx, `alter table ${table} drop constraint ${name}`)
    // What they would note beside each row stands in the backup.
    for (const { table, name } of triggers) await run(tx, `alter table ${table} disable trigger ${name}`)
    await run(tx, `truncate ${tables.map(({ name }) => name).join(', ')}`)
    await fill(tx, { file, tables, told, progress })
    for (const { table, name, definition } of references)
      await run(tx, `alter table ${table} add constraint ${name} ${definition}`)
    for (const { table, name, fires } of triggers) await run(tx, `alter table ${table} ${fires} trigger ${name}`)
  })
  progress.end()
}

const run = (tx: Database, statement: string) => tx.execute(sql.raw(statement))

function refuseOther({ migrations, made }: Extract<Line, { format: string }>, ours: number): void {
  if (migrations === ours) return
  throw new CommandError(
    `The backup of ${made} has ${migrations} migrations, this release has ${ours}. Restore with the release that made it, then update. Nothing was changed.`,
  )
}

type Filling = {
  file: string
  tables: readonly Table[]
  told: (table: string, rows: number) => void
  progress: Progress
}

async function fill(tx: Database, { file, tables, told, progress }: Filling) {
  let table: Table | undefined
  let waiting: string[] = []
  let characters = 0
  let rows = 0
  let all = 0
  const flush = async () => {
    if (table !== undefined && waiting.length > 0) await insert(tx, table, waiting)
    rows += waiting.length
    all += waiting.length
    progress.at(all)
    waiting = []
    characters = 0
  }
  const close = async () => {
    await flush()
    if (table !== undefined) told(table.name, rows)
    rows = 0
  }
  for await (const { line, text } of readBackup(file)) {
    if ('row' in line) {
      // The text itself: a number beyond JavaScript's stays what it is.
      waiting.push(text.slice('{"row":'.length, -1))
      characters += text.length
      if (waiting.length >= BATCH.rows || characters > BATCH.characters) await flush()
    } else if ('table' in line) {
      await close()
      table = known(tables, line)
    } else if ('sequences' in line) {
      await close()
      table = undefined
      for (const { name, value } of line.sequences)
        await tx.execute(sql`select setval(${name}::regclass, ${value ?? '1'}::bigint, ${value !== null})`)
    }
  }
}

/** Names of a file go into no statement: those of the database do. */
function known(tables: readonly Table[], { table, columns }: Extract<Line, { table: string }>): Table {
  const found = tables.find(({ name }) => name === table)
  if (found?.columns === columns) return found
  throw new CommandError(`The backup has a table ${table} that this database does not have so. Nothing was changed.`)
}

async function insert(tx: Database, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const target = sql.raw(`insert into ${name} (${columns}) overriding system value select ${columns}`)
  await tx.execute(sql`${target} from json_populate_recordset(null::${sql.raw(name)}, ${`[${rows.join(',')}]`}::json)`)
}
