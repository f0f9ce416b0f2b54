import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { EmbeddedPool } from '@/provider/store/embedded/pool'
import { ServerProcess } from '@/provider/store/embedded/server-process'
import { migrate } from '@/provider/store/migrate'
import { seedReferenceData } from '@/provider/store/reference-data'
import * as schema from '@/provider/store/schema'

/** Where the database is: a PostgreSQL address, or else the folder of the embedded one. */
export type DatabasePlace = { DATABASE_URL?: string | undefined; DATA_DIR: string }

/** The database, or a transaction of it. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>

export type OpenDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> }

const MOST_CONNECTIONS = 10
/** How long a caller waits for a connection before the database counts as away. */
const CONNECT_LIMIT_MS = 3_000

function open(pool: pg.Pool, closeServer: () => Promise<void>): OpenDatabase {
  // A connection that breaks while idle leaves the pool by itself; unheard, the event would end the process.
  pool.on('error', () => {})
  const db = drizzle(pool, { schema, casing: 'snake_case' })
  const close = async () => {
    await pool.end()
    await closeServer()
  }
  return { db, pool, close }
}

function openServer(connectionString: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
  })
  return open(pool, async () => {})
}

function openEmbedded(dataDir: string): OpenDatabase {
  const server = new ServerProcess(dataDir)
  return open(new EmbeddedPool(server, dataDir, MOST_CONNECTIONS), () => server.close())
}

/** Connects without touching what the database holds. */
export function connectDatabase(place: DatabasePlace): OpenDatabase {
  return place.DATABASE_URL ? openServer(place.DATABASE_URL) : openEmbedded(place.DATA_DIR)
}

/**
 * Opens the provider's database, brings its tables up to date and fills in what every directory
 * has (districts, towns, types, streams). With no `DATABASE_URL` it is the embedded one in
 * `DATA_DIR`: several processes may open it at once, since the first one serves the others.
 * Rejects, with nothing left open, when the database cannot be reached or brought up to date.
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const opened = connectDatabase(place)
  try {
    await migrate(opened.db)
    await seedReferenceData(opened.db)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}
