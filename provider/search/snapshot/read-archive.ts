import { closeSync, openSync, readSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { withSpare } from '@/provider/search/int-list'
import type { Archived } from './archive'
import { FRAME_BYTES, MAGIC } from './frame'

/** A file that was not written by this version, or is not as it was written. */
export class NoArchive extends Error {}

const textsSchema = z.array(z.string())
const combinationsSchema = z.array(z.array(z.union([z.number(), z.string()])))
/** More than any part has: a length beyond it is none. */
const MAX_BYTES = 4 * 1024 ** 3

function readInto(file: number, part: Uint8Array): void {
  for (let at = 0; at < part.byteLength;) {
    const read = readSync(file, part, at, part.byteLength - at, null)
    if (read === 0) throw new NoArchive('it ends too early')
    at += read
  }
}

function readFrame(file: number): number {
  const frame = Buffer.alloc(FRAME_BYTES)
  readInto(file, frame)
  return frame.readDoubleLE()
}

function viewOf<Values>(
  Kind: { new (buffer: ArrayBuffer, start: number, length: number): Values; BYTES_PER_ELEMENT: number },
  { buffer, byteLength }: Uint8Array<ArrayBuffer>,
): Values {
  return new Kind(buffer, 0, byteLength / Kind.BYTES_PER_ELEMENT)
}

/** What was written, in a row of memory with room for more. */
function readPart(file: number): Uint8Array<ArrayBuffer> {
  const length = readFrame(file)
  if (!(length >= 0 && length <= MAX_BYTES)) throw new NoArchive('a part has no length')
  // Whole numbers of eight bytes: what a part holds.
  const part = new Uint8Array(new ArrayBuffer(8 * Math.ceil(withSpare(length) / 8)), 0, length)
  readInto(file, part)
  if (readFrame(file) !== crc32(part)) throw new NoArchive('a part is not as it was written')
  return part
}

const readJson = (file: number): unknown => JSON.parse(new TextDecoder().decode(readPart(file)))

/**
 * Fills an index with what a file holds.
 * @throws NoArchive where it is of another version, or damaged; an Error of the system where it cannot be read
 */
export function readArchive(path: string, version: string, index: Archived): void {
  const file = openSync(path, 'r')
  try {
    const head = Buffer.alloc(MAGIC.length + version.length)
    readInto(file, head)
    if (head.toString() !== MAGIC + version) throw new NoArchive('another version wrote it')
    index.exchange({
      ints: () => viewOf(Int32Array, readPart(file)),
      floats: () => viewOf(Float64Array, readPart(file)),
      bytes: () => readPart(file),
      texts: () => textsSchema.parse(readJson(file)),
      combinations: () => combinationsSchema.parse(readJson(file)),
    })
  } finally {
    closeSync(file)
  }
}
