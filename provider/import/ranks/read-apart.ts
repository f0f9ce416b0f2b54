import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ImportError, OtherFile } from '@/provider/import/import-error'
import type { RankFile, SaidOfList } from './rank-list'

/** What the process is asked for; `file` where it lies, `name` as the operator calls it. */
export type AskedApart = { file: string; name: string; said: SaidOfList | undefined }
/** What it answers: the lists, or the sentence of an `OtherFile`. */
export type ReadApart = { ranks: RankFile } | { refused: string }

/** KEA's lists of a year take seconds and 150 MB. A PDF of 5 KB can be made that is read for days, or fills the memory. */
const PDF_LIMITS = { megabytes: 1024, seconds: 120 }
/** What ends it after so many seconds, and what it ends itself by where it takes too much memory: by others the system ends it, too. */
const IN_TIME = 'SIGTERM'
export const OF_MEMORY = 'SIGUSR2'

function startProcess({ megabytes, seconds }: typeof PDF_LIMITS) {
  const require = createRequire(import.meta.url)
  const here = path.dirname(fileURLToPath(import.meta.url))
  return fork(path.join(here, 'read-apart-process.ts'), [String(megabytes)], {
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
    // tsx reads the alias of our imports from the tsconfig.json of the folder it runs in.
    cwd: path.resolve(here, '../../..'),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    timeout: seconds * 1000,
    killSignal: IN_TIME,
  })
}

/**
 * Reads a PDF of KEA's in a process that is ended where it takes more than any such list does: what an operator was sent may be made to
 * hang whoever opens it. Throws an `OtherFile` for that, and for another PDF.
 */
export function readKeaApart(name: string, said?: SaidOfList, limits = PDF_LIMITS): Promise<RankFile> {
  const tooMuch = (what: string) =>
    new OtherFile(
      `${name}: reading the PDF takes more than ${what}, as no list of KEA's does; nothing of it was imported.`,
    )
  return new Promise((resolve, reject) => {
    const child = startProcess(limits)
    child.on('error', reject)
    // The other end answers so.
    child.once('message', (answer: ReadApart) =>
      'ranks' in answer ? resolve(answer.ranks) : reject(new OtherFile(answer.refused)),
    )
    // After an answer this comes to nothing: the promise is kept already.
    child.once('close', (code, signal) => {
      if (signal === IN_TIME) reject(tooMuch(`${limits.seconds} seconds`))
      else if (signal === OF_MEMORY) reject(tooMuch(`${limits.megabytes} MB of memory`))
      else
        reject(new ImportError(`${name}: what reads the PDF ended with ${signal ?? code}; nothing of it was imported.`))
    })
    const asked: AskedApart = { file: path.resolve(name), name, said }
    // One that is gone already says so by its end.
    child.send(asked, () => undefined)
  })
}
