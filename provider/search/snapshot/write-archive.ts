import { open, rename, rm } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { yielding } from '@/provider/platform/event-loop'
import type { Archive, Archived } from './archive'
import { FRAME_BYTES, MAGIC } from './frame'

/** So many bytes, or texts, at once, between which other calls go first. */
const CHUNK_BYTES = 1024 * 1024
const CHUNK_TEXTS = 1_000

function* bytesOf(values: ArrayBufferView): Generator<Uint8Array> {
  for (let at = 0; at < values.byteLength; at += CHUNK_BYTES)
    yield new Uint8Array(values.buffer, values.byteOffset + at, Math.min(CHUNK_BYTES, values.byteLength - at))
}

/** The JSON of a list, which of a whole directory takes some 100 ms to be made. */
function* jsonOf(values: readonly unknown[]): Generator<Uint8Array> {
  yield Buffer.from('[')
  for (let at = 0; at < values.length; at += CHUNK_TEXTS) {
    const texts = JSON.stringify(values.slice(at, at + CHUNK_TEXTS)).slice(1, -1)
    yield Buffer.from(at === 0 ? texts : `,${texts}`)
  }
  yield Buffer.from(']')
}

/** What the parts hold, not copied: nobody may change them until it is written. */
function partsOf(index: Archived): Generator<Uint8Array>[] {
  const parts: Generator<Uint8Array>[] = []
  const asIs = <Values extends ArrayBufferView>(values: Values) => {
    parts.push(bytesOf(values))
    return values
  }
  const asJson = <Values extends readonly unknown[]>(values: Values) => {
    parts.push(jsonOf(values))
    return values
  }
  index.exchange({ ints: asIs, floats: asIs, bytes: asIs, texts: asJson, combinations: asJson } satisfies Archive)
  return parts
}

/**
 * Writes an index to a file, whole or not at all. Nobody may change the index meanwhile.
 * @param version of what made it: only the same reads it
 */
export async function writeArchive(file: string, version: string, index: Archived): Promise<void> {
  const own = `${file}.${process.pid}`
  const handle = await open(own, 'w', 0o600)
  try {
    await handle.write(Buffer.from(MAGIC + version))
    const yieldToLoop = yielding()
    for (const part of partsOf(index)) {
      const chunks: Uint8Array[] = []
      for (const chunk of part) {
        chunks.push(chunk)
        await yieldToLoop()
      }
      const frame = Buffer.alloc(FRAME_BYTES)
      let sum = 0
      frame.writeDoubleLE(chunks.reduce((length, { byteLength }) => length + byteLength, 0))
      await handle.write(frame)
      for (const chunk of chunks) {
        sum = crc32(chunk, sum)
        await handle.write(chunk)
      }
      frame.writeDoubleLE(sum)
      await handle.write(frame)
    }
    await handle.sync()
    await handle.close()
    await rename(own, file)
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(own, { force: true })
    throw error
  }
}
