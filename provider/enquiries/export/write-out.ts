import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errorCode } from '@/provider/platform/error-code'
import { CommandError } from '@/provider/command/command-error'

/**
 * Writes a file for this user alone, whole or not at all: what stood there stays until it is written.
 * Throws a `CommandError` when it cannot be written.
 */
export async function writeFileWhole(file: string, chunks: AsyncIterable<string>): Promise<void> {
  const draft = `${file}.${process.pid}.part`
  try {
    await pipeline(Readable.from(chunks), createWriteStream(draft, { mode: 0o600, flags: 'wx' }))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    const code = errorCode(error)
    if (code === null || !/^E(?:ACCES|EXIST|ISDIR|NOENT|NOSPC|NOTDIR|PERM|ROFS)$/.test(code)) throw error
    throw new CommandError(`${file} cannot be written (${code}).`)
  }
}

/** Writes to the terminal or a pipe; whoever reads may stop before the end. */
export async function writeOutput(output: NodeJS.WritableStream, chunks: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(chunks), output, { end: false })
  } catch (error) {
    if (errorCode(error) !== 'EPIPE') throw error
  }
}
