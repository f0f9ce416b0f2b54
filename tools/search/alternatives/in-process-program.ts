import { z } from 'zod'
import { connectDatabase } from '@/provider/platform/database'
import { readSearchRows, type Alternative } from './alternative'
import { fuse } from './fuse'
import { miniSearch } from './mini-search'

/**
 * The program in which one of the alternatives without a database lives, so that its memory can be
 * told and its work stops nobody else. Its arguments: which one, and the database's place as JSON.
 * It prepares, says so, and answers queries until its parent goes.
 */
const MAKERS = { minisearch: miniSearch, fuse } as const
const argumentsSchema = z.tuple([
  z.enum(['minisearch', 'fuse']),
  z
    .string()
    .transform((text) =>
      z.object({ DATABASE_URL: z.string().optional(), DATA_DIR: z.string() }).parse(JSON.parse(text)),
    ),
])

const megabytes = () => Math.round(process.memoryUsage.rss() / 1024 / 1024)

async function prepared(): Promise<Alternative> {
  const [which, place] = argumentsSchema.parse(process.argv.slice(2))
  const { pool, close } = connectDatabase(place)
  try {
    const alternative = MAKERS[which](() => readSearchRows(pool))
    await alternative.prepare()
    return alternative
  } finally {
    await close()
  }
}

const before = megabytes()
const alternative = await prepared()
globalThis.gc?.()
process.on('message', (message) => {
  const query = z.string().parse(message)
  const start = performance.now()
  void alternative.search(query).then((ids) => process.send?.({ ids, ms: performance.now() - start }))
})
process.on('disconnect', () => process.exit(0))
process.send?.({ before, after: megabytes() })
