import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { performRun } from '@/provider/desk/imports/perform'
import type { Database } from '@/provider/platform/database'

/** Does what a run of the desk's imports waits for. @returns whether the directory has changed */
export type ImportRunner = (db: Database, id: number, now: () => Date) => Promise<boolean>

/** In this process, which answers others slowly meanwhile. */
export const runHere: ImportRunner = performRun

/** What the process of its own says when the directory has changed. */
export const PUBLISHED = 'published'

/** A list of the desk takes seconds, and a minute where it waits for another import: what takes longer hangs. */
const LONGEST_MS = 10 * 60_000

/** In a process of its own: matching takes a processor for seconds, and this one answers visitors. */
export const runApart: ImportRunner = (_, id) =>
  new Promise((resolve, reject) => {
    const require = createRequire(import.meta.url)
    const here = path.dirname(fileURLToPath(import.meta.url))
    const child = fork(path.join(here, 'run-apart.ts'), [String(id)], {
      execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
      // tsx reads the alias of our imports from the tsconfig.json of the folder it runs in.
      cwd: path.resolve(here, '../../..'),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      timeout: LONGEST_MS,
    })
    let isPublished = false
    child.once('message', (message) => (isPublished = message === PUBLISHED))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve(isPublished) : reject(new Error(`an import ended with ${code}`)),
    )
  })
