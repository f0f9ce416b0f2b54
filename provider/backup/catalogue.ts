import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '@/provider/platform/database'

/** Where drizzle notes which migrations were applied: of the database itself, not of its content. */
const MIGRATIONS = 'drizzle.__drizzle_migrations'

const rowsOf = async <Schema extends z.ZodType>(db: Database, query: ReturnType<typeof sql>, row: Schema) =>
  z.array(row).parse((await db.execute(query)).rows)

/** A table as it is: quoted names, for statements. Columns that the database computes are not among them. */
const tableSchema = z.object({ name: z.string(), columns: z.string() })
export type Table = z.output<typeof tableSchema>

/** Every table of the provider's: what a migration adds is in the next backup by itself. */
export async function tablesOf(db: Database): Promise<Table[]> {
  return rowsOf(
    db,
    sql`select c.oid::regclass::text as name,
          (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname = current_schema() order by 1`,
    tableSchema,
  )
}

/** How many rows there are in all. */
export async function countRows(db: Database, tables: readonly Table[]): Promise<number> {
  const counts = tables.map(({ name }) => sql`(select count(*) from ${sql.raw(name)})`)
  const [{ rows } = { rows: 0 }] = await rowsOf(
    db,
    sql`select (${sql.join(counts, sql` + `)})::float8 as rows`,
    z.object({ rows: z.number() }),
  )
  return rows
}

const sequenceSchema = z.object({ name: z.string(), value: z.string().nullable() })
export type Sequence = z.output<typeof sequenceSchema>

/** Where numbering stands. `null`: nothing was numbered yet. */
export async function sequencesOf(db: Database): Promise<Sequence[]> {
  return rowsOf(
    db,
    sql`select format('%I.%I', schemaname, sequencename)::regclass::text as name, last_value::text as value
        from pg_sequences where schemaname = current_schema() order by 1`,
    sequenceSchema,
  )
}

const constraintSchema = z.object({ table: z.string(), name: z.string(), definition: z.string() })

/** References between tables. */
export async function referencesOf(db: Database) {
  return rowsOf(
    db,
    sql`select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2`,
    constraintSchema,
  )
}

const triggerSchema = z.object({ table: z.string(), name: z.string(), fires: z.string() })

/** The provider's own triggers, and when each fires: some do always, also while an import keeps the others asleep. */
export async function triggersOf(db: Database) {
  return rowsOf(
    db,
    sql`select t.tgrelid::regclass::text as "table", quote_ident(t.tgname) as name,
          case t.tgenabled when 'A' then 'enable always' when 'R' then 'enable replica'
            when 'D' then 'disable' else 'enable' end as fires
        from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace order by 1, 2`,
    triggerSchema,
  )
}

/** How many migrations were applied: which shape the tables have. */
export async function migrationsOf(db: Database): Promise<number> {
  const [{ count } = { count: 0 }] = await rowsOf(
    db,
    sql`select count(*)::int as count from ${sql.raw(MIGRATIONS)}`,
    z.object({ count: z.number() }),
  )
  return count
}
