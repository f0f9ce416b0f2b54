import { createReadStream, readdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Pool } from 'pg'
import { z } from 'zod'

/** Longer ones are lists that a test wrote out. */
const MAX_LENGTH = 4_000
const lineSchema = z.object({ message: z.string() })

/** What a query has in common with those that differ in values, and in how many of them, alone. */
function shapeOf(query: string): string {
  return query
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\$?\b\d+\b/g, '?')
    .replaceAll(/\(?(?:\?|''|default|null)\)?(?:, ?\(?(?:\?|''|default|null)\)?)+/g, '?')
}

/** Each kind of query once that a PostgreSQL wrote down (`startCluster`). */
export async function queriesIn(logFolder: string): Promise<string[]> {
  const found = new Map<string, string>()
  for (const name of readdirSync(logFolder).filter((file) => file.endsWith('.json'))) {
    for await (const line of createInterface({ input: createReadStream(path.join(logFolder, name)) })) {
      // A server that a test killed left half a line.
      if (!line.endsWith('}')) continue
      const { message } = lineSchema.parse(JSON.parse(line))
      const [, query = ''] =
        /^(?:execute [^:]*|statement): \s*((?:select|insert|update|delete|with)\b[^]*)/i.exec(message) ?? []
      if (query === '' || query.length > MAX_LENGTH) continue
      const shape = shapeOf(query)
      if (query.length < (found.get(shape)?.length ?? Infinity)) found.set(shape, query.trim().replace(/;$/, ''))
    }
  }
  return [...found.values()]
}

type Column = { table: string; column: string }
const REQUIRED = `
select table_name as table, column_name as column from information_schema.columns
where table_schema = 'public' and is_nullable = 'NO' and column_default is null
  and is_identity = 'NO' and is_generated = 'NEVER'`

/** What an `insert` leaves out and must be given: preparing it finds that not. */
function missingIn(query: string, required: readonly Column[]): string | null {
  for (const [, table, listed = ''] of query.matchAll(/insert into "?(\w+)"?(?: as \w+)? \(([^)]*)\)/gi)) {
    const given = listed.split(',').map((name) => name.trim().replaceAll('"', ''))
    const missing = required.find((one) => one.table === table && !given.includes(one.column))
    if (missing !== undefined) return `${missing.table}.${missing.column} must be given`
  }
  return null
}

/** Which of the queries the tables of a database do not bear, and why. */
export async function unborneBy(pool: Pool, queries: readonly string[]): Promise<{ query: string; why: string }[]> {
  const { rows: required } = await pool.query<Column>(REQUIRED)
  const found: { query: string; why: string }[] = []
  for (const query of queries) {
    const why = await pool
      .query(`prepare former as ${query};\ndeallocate former`)
      .then(() => missingIn(query, required))
      .catch(String)
    if (why !== null) found.push({ query, why })
  }
  return found
}
