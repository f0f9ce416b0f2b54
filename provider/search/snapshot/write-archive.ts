import { open, rename, rm } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Archive, Archived } from './archive'
import { FRAME_BYTES, MAGIC } from './frame'

/** So much at once, between which other calls go first. */
const CHUNK = 8 * 1024 * 1024

/** What the parts hold, not copied: nobody may change them until it is written. */
function partsOf(index: Archived): Uint8Array[] {
  const parts: Uint8Array[] = []
  const add = (values: ArrayBufferView) =>
    parts.push(new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
  const asIs = <Values extends ArrayBufferView>(values: Values) => {
    add(values)
    return values
  }
  const asJson = <Values>(values: Values) => {
    add(Buffer.from(JSON.stringify(values)))
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
    for (const part of partsOf(index)) {
      const frame = Buffer.alloc(FRAME_BYTES)
      let sum = 0
      frame.writeDoubleLE(part.byteLength)
      await handle.write(frame)
      for (let at = 0; at < part.byteLength; at += CHUNK) {
        const chunk = part.subarray(at, at + CHUNK)
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
