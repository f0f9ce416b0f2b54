import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'
import { performRun } from '@/provider/desk/imports/perform'
import { findDuplicates, type DuplicatePair } from '@/provider/import/matches/duplicates'
import { type Database, poolUnder } from '@/provider/platform/database'

/** Does what a run of the desk's imports waits for. @returns whether the directory has changed */
export type ImportRunner = (db: Database, id: number, now: () => Date) => Promise<boolean>

/** In this process, which answers others slowly meanwhile. */
export const runHere: ImportRunner = performRun

/** What the process of its own says when the directory has changed. */
export const PUBLISHED = 'published'

/** A list of the desk takes seconds, and a minute where it waits for another import: what takes longer hangs. */
const MAX_MS = 10 * 60_000

/** Finds institutions that may stand there twice, also those that somebody said are two. */
export type DuplicateFinder = (db: Database) => Promise<DuplicatePair[]>

/** In this process. */
export const findHere: DuplicateFinder = (db) => findDuplicates(poolUnder(db).pool, false, true)

/** What the process of its own is asked for in the place of a run's number. */
export const FIND_DUPLICATES = 'duplicates'

/** In a process of its own: matching takes a processor for seconds, and this one answers visitors. */
const startApart = (asked: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const require = createRequire(import.meta.url)
    const here = path.dirname(fileURLToPath(import.meta.url))
    const child = fork(path.join(here, 'run-apart.ts'), [asked], {
      execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
      // tsx reads the alias of our imports from the tsconfig.json of the folder it runs in.
      cwd: path.resolve(here, '../../..'),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      timeout: MAX_MS,
    })
    let said: unknown = null
    child.once('message', (message) => (said = message))
    child.once('error', reject)
    // Not its exit: what it said may still be on the way then.
    child.once('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`it ended with ${code}`))))
  })

export const runApart: ImportRunner = async (_, id) => (await startApart(String(id))) === PUBLISHED

const named = z.object({ id: z.number(), name: z.string() })
const duplicatesSchema = z.array(
  z.object({
    ...{ one: named, other: named, weight: z.number(), why: z.string() },
    ...{ lists: z.array(z.string()), isRenamed: z.boolean(), isPart: z.boolean() },
  }),
)
export const findApart: DuplicateFinder = async () => duplicatesSchema.parse(await startApart(FIND_DUPLICATES))
