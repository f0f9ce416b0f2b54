import { z } from 'zod'
import { connectDatabase } from '@/provider/platform/database'
import { LiveDirectory } from '@/provider/search/live-directory'

/**
 * The program that loads the index and nothing else, so that what it takes can be told apart from
 * the rest of the provider. Its argument: the database's place as JSON.
 */
const placeSchema = z.object({ DATABASE_URL: z.string().optional(), DATA_DIR: z.string() })

function kept() {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const { db, close } = connectDatabase(placeSchema.parse(JSON.parse(process.argv[2] ?? '')))
const before = kept()
const start = performance.now()
const directory = new LiveDirectory(db)
await directory.search()
const loadMs = performance.now() - start
const bytes = kept() - before
process.send?.({ ...directory.measure(), loadMs, kept: bytes })
await close()
