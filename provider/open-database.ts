import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { seedReferenceData } from '@/provider/directory/store/reference-data'
import { connectDatabase, type DatabasePlace, type OpenDatabase } from '@/provider/platform/database'
import { migrate } from '@/provider/platform/migrate'
import { EmbeddedStartError, isUnavailable } from '@/provider/platform/unavailable'

const AGAIN_MS = 1_000

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

/**
 * Opens the database as soon as it is there, however long that takes; a database that cannot be
 * used is an error. `null` when `stopped` came first.
 */
export async function openWhenThere(
  place: DatabasePlace,
  log: Logger,
  stopped: AbortSignal,
): Promise<OpenDatabase | null> {
  let told = false
  while (!stopped.aborted) {
    try {
      return await openDatabase(place)
    } catch (error) {
      if (error instanceof EmbeddedStartError || !isUnavailable(error)) throw error
      if (!told) log.warn({ error: String(error) }, 'the database cannot be reached; trying again until it can')
      told = true
      await pause(AGAIN_MS, undefined, { signal: stopped }).catch(() => {})
    }
  }
  return null
}
