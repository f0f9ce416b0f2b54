import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { DatabasePlace } from '@/provider/platform/database'

const sizeSchema = z.object({
  words: z.number(),
  postings: z.number(),
  /** Of its columns, orders and lists alone. */
  bytes: z.number(),
  /** That the process keeps besides what it had before. */
  kept: z.number(),
  loadMs: z.number(),
})
export type IndexSize = z.output<typeof sizeSchema>

/** Loads the index of a database in a process of its own, and says what it takes. Rejects when that process ends without a word. */
export async function measureIndex(place: DatabasePlace): Promise<IndexSize> {
  const here = path.dirname(fileURLToPath(import.meta.url))
  const require = createRequire(import.meta.url)
  const child = fork(path.join(here, 'index-program.ts'), [JSON.stringify(place)], {
    execArgv: ['--expose-gc', '--import', pathToFileURL(require.resolve('tsx')).href],
    cwd: path.resolve(here, '../../..'),
  })
  const exited = once(child, 'exit').then(() => {
    throw new Error('the index could not be loaded')
  })
  const size = await Promise.race([once(child, 'message').then(([message]) => sizeSchema.parse(message)), exited])
  await exited.catch(() => {})
  return size
}
