import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { EmbeddedPool } from '@/provider/platform/embedded/pool'
import { ServerProcess } from '@/provider/platform/embedded/server-process'

/** Where the database is: a PostgreSQL address, or else the folder of the embedded one. */
export type DatabasePlace = { DATABASE_URL?: string | undefined; DATA_DIR: string }

/** The database, or a transaction of it. */
export type Database = PgDatabase<NodePgQueryResultHKT>

/** The pool under each open database, for what needs a connection of its own. */
const pools = new WeakMap<Database, pg.Pool>()

/** Where a run of the import works: the pool, and whether it is the embedded database's. */
export function poolUnder(db: Database): { pool: pg.Pool; isEmbedded: boolean } {
  const pool = pools.get(db)
  if (pool === undefined) throw new Error('a transaction has no pool')
  return { pool, isEmbedded: pool instanceof EmbeddedPool }
}

/** The same the other way round, for what reads tables where a run of the import works. */
export const databaseOn = (pool: pg.Pool): Database => drizzle(pool, { casing: 'snake_case' })

export type OpenDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> }

const MAX_CONNECTIONS = 10
/** How long a caller waits for a connection before the database counts as away. */
const CONNECT_LIMIT_MS = 3_000

function open(pool: pg.Pool, closeServer: () => Promise<void>): OpenDatabase {
  // A connection that breaks while idle leaves the pool by itself; unheard, the event would end the process.
  pool.on('error', () => {})
  const db = databaseOn(pool)
  pools.set(db, pool)
  const close = async () => {
    await pool.end()
    await closeServer()
  }
  return { db, pool, close }
}

function openServer(connectionString: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
  })
  return open(pool, async () => {})
}

function openEmbedded(dataDir: string): OpenDatabase {
  const server = new ServerProcess(dataDir)
  return open(new EmbeddedPool(server, dataDir, MAX_CONNECTIONS), () => server.close())
}

/** Connects without touching what the database holds. */
export function connectDatabase(place: DatabasePlace): OpenDatabase {
  return place.DATABASE_URL ? openServer(place.DATABASE_URL) : openEmbedded(place.DATA_DIR)
}
