import { fork, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { DatabasePlace } from '@/provider/platform/database'

/** An alternative in a process of its own, which tells its memory (MB resident) and its own time (ms). */
export type InProcess = {
  name: string
  memory: { before: number; after: number }
  search: (query: string) => Promise<{ ids: number[]; ms: number }>
  stop: () => void
}

const NAMES = { minisearch: 'MiniSearch', fuse: 'Fuse' } as const
const memorySchema = z.object({ before: z.number(), after: z.number() })
const foundSchema = z.object({ ids: z.array(z.number()), ms: z.number() })

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`it ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message)
    })
  })
}

/** Starts one and waits until its index is made. Rejects when it ends, as when it needs too much memory. */
export async function startInProcess(which: keyof typeof NAMES, place: DatabasePlace): Promise<InProcess> {
  const here = path.dirname(fileURLToPath(import.meta.url))
  const require = createRequire(import.meta.url)
  const child = fork(path.join(here, 'in-process-program.ts'), [which, JSON.stringify(place)], {
    execArgv: ['--expose-gc', '--max-old-space-size=8192', '--import', pathToFileURL(require.resolve('tsx')).href],
    cwd: path.resolve(here, '../../..'),
  })
  const memory = memorySchema.parse(await nextMessage(child))
  return {
    name: NAMES[which],
    memory,
    search: async (query) => {
      const answer = nextMessage(child)
      child.send(query)
      return foundSchema.parse(await answer)
    },
    stop: () => child.disconnect(),
  }
}
