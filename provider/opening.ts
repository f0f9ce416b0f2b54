import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { openDatabase, type DatabasePlace, type OpenDatabase } from '@/provider/store/database'
import { EmbeddedStartError, isUnavailable } from '@/provider/store/unavailable'

const AGAIN_MS = 1_000

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
