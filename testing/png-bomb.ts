import { crc32, deflateSync } from 'node:zlib'

const TEXT_BYTES = 7_900_000

/** A chunk of a PNG, with its length and its sum. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG with so many packed texts of 8 MB, each a few kilobytes long, behind its first chunk. */
export function pngBomb(png: Buffer, texts: number): Buffer {
  const first = 8 + 25
  const text = pngChunk(
    'zTXt',
    Buffer.concat([Buffer.from('note\0\0'), deflateSync(Buffer.alloc(TEXT_BYTES, 'a'), { level: 9 })]),
  )
  return Buffer.concat([png.subarray(0, first), ...Array.from({ length: texts }, () => text), png.subarray(first)])
}
