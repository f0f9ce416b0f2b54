import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { OtherFile } from '@/provider/import/import-error'
import { type AskedApart, OF_MEMORY, type ReadApart } from './read-apart'
import { readKea } from './read-kea'

// The process of `readKeaApart`; its argument is how many megabytes it may take.

/**
 * Looks from a thread of its own, since what reads a PDF comes to nothing else meanwhile, and at the whole process: limits of Node's
 * count no buffers, in which streams are unpacked. Its parent is gone where the operator's command was killed.
 */
const WATCH = `
const { workerData: { megabytes, parent, ofMemory } } = require('node:worker_threads')
setInterval(() => {
  if (process.memoryUsage.rss() > megabytes * 2 ** 20) process.kill(process.pid, ofMemory)
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 20)`
const workerData = { megabytes: Number(process.argv[2]), parent: process.ppid, ofMemory: OF_MEMORY }
// Without what reads TypeScript.
new Worker(WATCH, { eval: true, workerData, execArgv: [] }).unref()

async function read({ file, name, said }: AskedApart): Promise<ReadApart> {
  try {
    // Not a Buffer, which may be a part of a larger piece of memory: the reader of PDFs takes the whole.
    return { ranks: await readKea(name, new Uint8Array(await readFile(file)), said) }
  } catch (error) {
    if (error instanceof OtherFile) return { refused: error.message }
    throw error
  }
}

// The other end is `readKeaApart`, whose type this is.
process.once('message', (asked: AskedApart) => {
  void read(asked).then((answer) => process.send?.(answer, () => process.disconnect()))
})
