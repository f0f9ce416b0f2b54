import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { types } from 'node:util'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { CommandError } from '@/provider/command/command-error'
import { errorCode } from '@/provider/platform/error-code'

/**
 * A backup is lines of JSON, compressed: a head, for each table its name and then its rows as PostgreSQL writes them
 * as JSON, where numbering stands, and an end that counts them. So it goes from either database to either.
 */
const FORMAT = 'education-guide-backup/1'
const head = z.object({ format: z.literal(FORMAT), made: z.string(), migrations: z.number() })
const sequences = z.object({ sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })) })
const lineSchema = z.union([
  head,
  z.object({ table: z.string(), columns: z.string() }),
  z.object({ row: z.record(z.string(), z.unknown()) }),
  sequences,
  z.object({ rows: z.number() }),
])
export type Line = z.output<typeof lineSchema>

export const headOf = (migrations: number, made: Date): Line => ({
  format: FORMAT,
  made: made.toISOString(),
  migrations,
})
/** A row keeps its text: numbers beyond JavaScript's are not read on the way. */
export const rowLine = (json: string) => `{"row":${json}}`

/** Written beside, and put in its place only when it is whole. */
export async function writeBackup(file: string, lines: AsyncIterable<string>): Promise<void> {
  // Two at once would mix in one file, and one that was left there has a mode of its own.
  const beside = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.part`
  async function* ended() {
    for await (const line of lines) yield `${line}\n`
  }
  try {
    // For whoever runs this alone: it holds names, numbers and tokens' digests.
    await pipeline(Readable.from(ended()), createGzip(), createWriteStream(beside, { mode: 0o600, flags: 'wx' }))
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

const NO_BACKUP = 'it is no backup of this program'
const broken = (file: string, why: string) =>
  new CommandError(`${file} cannot be restored: ${why}. Nothing was changed.`)

/** Each line with its text. @throws CommandError where the file is cut off, damaged, or none of ours */
export async function* readBackup(file: string): AsyncGenerator<{ line: Line; text: string }> {
  const unzipped = createReadStream(file)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(createGunzip())
  let rows = 0
  let isFirst = true
  let isWhole = false
  try {
    for await (const text of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) {
      const { data: line } = lineSchema.safeParse(JSON.parse(text))
      if (line === undefined || isFirst !== 'format' in line) throw broken(file, NO_BACKUP)
      isFirst = false
      if ('row' in line) rows += 1
      if ('rows' in line) isWhole = line.rows === rows
      yield { line, text }
    }
  } catch (error) {
    if (error instanceof CommandError || !types.isNativeError(error) || !isOfFile(error)) throw error
    // Node's words for it: "incorrect header check".
    throw broken(file, errorCode(error) === 'Z_DATA_ERROR' && isFirst ? NO_BACKUP : error.message)
  }
  if (!isWhole) throw broken(file, 'its end is missing')
}

/** What the file is to blame for. */
const isOfFile = (error: Error & { code?: string }) =>
  error.name === 'SyntaxError' || /^(?:Z_|ENOENT|EACCES|EISDIR|EIO)/.test(error.code ?? '')
