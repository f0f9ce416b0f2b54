import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { ImportError, NoNameColumn, OtherFile } from '@/provider/import/import-error'
import { errorCode } from '@/provider/platform/error-code'

const EXPECTED = 'an AICTE JSON file, a UDISE CSV file, or a list of our own format as CSV or JSON, plain or gzip'
const HEAD_BYTES = 65_536

/** A file that can be read once, from its beginning, unpacked. `size` and `position` are in bytes of the file itself. */
export type OpenFile = {
  path: string
  size: number
  position: () => number
  head: Buffer
  chunks: () => AsyncIterable<Buffer>
}

const PDF = '25504446'
const FOREIGN: readonly (readonly [signature: string, what: string])[] = [
  [PDF, 'a PDF document'],
  ['504b0304', 'an Excel workbook or another zip archive (save it as CSV)'],
  ['d0cf11e0', 'an old Excel or Word document (save it as CSV)'],
  ['50415231', 'a Parquet file'],
  ['53514c697465', 'an SQLite database'],
  ['89504e47', 'a PNG picture'],
  ['ffd8ff', 'a JPEG picture'],
]

const sentence = (file: string, what: string) => fillMessage(IMPORT_REASONS.unfit, { file, word: EXPECTED, what })

/** The sentence for a file that is something else. */
export function unexpected(path: string, found: string): OtherFile {
  return new OtherFile(sentence(path, found))
}

/** The same where there is no file to read, by no mistake of the command line. */
const unreadable = (path: string, why: string) => new ImportError(sentence(path, why))

/** The same for a list that lacks but a name for its column of names. */
export function unnamed(path: string, found: string): NoNameColumn {
  return new NoNameColumn(sentence(path, found))
}

async function firstBytes(path: string): Promise<{ size: number; start: Buffer }> {
  try {
    const info = await stat(path)
    if (info.isDirectory()) throw unexpected(path, 'a folder')
    const handle = await open(path)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
      return { size: info.size, start: buffer.subarray(0, bytesRead) }
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (error instanceof ImportError) throw error
    const code = errorCode(error)
    if (code === 'ENOENT') throw unreadable(path, 'no such file')
    if (code === 'EACCES' || code === 'EPERM') throw unreadable(path, 'a file that may not be read')
    throw error
  }
}

async function* unpacked(path: string, isGzip: boolean, onRead: (bytes: number) => void): AsyncGenerator<Buffer> {
  const stream = createReadStream(path, { highWaterMark: HEAD_BYTES })
  stream.on('data', (chunk) => onRead(chunk.length))
  // Pausing until somebody iterates: the listener above would else set it flowing.
  stream.pause()
  if (!isGzip) {
    for await (const chunk of stream) yield chunk as Buffer
    return
  }
  const gunzip = createGunzip()
  stream.on('error', (error) => gunzip.destroy(error))
  stream.pipe(gunzip)
  try {
    for await (const chunk of gunzip) yield chunk as Buffer
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportError(fillMessage(IMPORT_REASONS.damaged, { file: path, word: reason }))
  }
}

/**
 * The same of a list that is in memory: as it is, neither packed nor a PDF, of which a small one may hold very much.
 * Throws an `ImportError` for what can be no list.
 */
export function openBytes(name: string, bytes: Buffer): OpenFile {
  if (bytes.length === 0) throw unexpected(name, 'an empty file')
  const signature = bytes.subarray(0, 16).toString('hex')
  const foreign = [...FOREIGN, ['1f8b', 'a gzip file'] as const].find(([each]) => signature.startsWith(each))
  if (foreign) throw unexpected(name, foreign[1])
  async function* chunks() {
    yield bytes
  }
  return { path: name, size: bytes.length, position: () => bytes.length, head: bytes.subarray(0, HEAD_BYTES), chunks }
}

export function isPdf(head: Buffer): boolean {
  return head.subarray(0, 4).toString('hex') === PDF
}

/** Opens a list and looks at its first bytes. Throws an `ImportError` for what can be no list: missing, empty, a picture… */
export async function openFile(path: string): Promise<OpenFile> {
  const { size, start } = await firstBytes(path)
  if (size === 0) throw unexpected(path, 'an empty file')
  const signature = start.toString('hex')
  const isGzip = signature.startsWith('1f8b')
  // A PDF may be an authority's list.
  const foreign = FOREIGN.find(([each]) => each !== PDF && signature.startsWith(each))
  if (foreign) throw unexpected(path, foreign[1])

  let read = 0
  const head: Buffer[] = []
  let headLength = 0
  for await (const chunk of unpacked(path, isGzip, () => {})) {
    head.push(chunk)
    headLength += chunk.length
    if (headLength >= HEAD_BYTES) break
  }
  if (headLength === 0) throw unexpected(path, 'a gzip file with nothing in it')
  const joined = Buffer.concat(head)
  const inner = isGzip && FOREIGN.find(([each]) => joined.subarray(0, 8).toString('hex').startsWith(each))
  if (inner) throw unexpected(path, `gzip of ${inner[1]}`)
  return {
    path,
    size,
    position: () => read,
    head: joined,
    chunks: () => unpacked(path, isGzip, (bytes) => (read += bytes)),
  }
}
