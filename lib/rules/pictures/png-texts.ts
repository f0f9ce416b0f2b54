const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const TEXTS: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt'])
/** Of its colours; it is packed, too, and there may be one. */
const PROFILE = 'iCCP'
/** Length and name before what a chunk holds, and its sum after it. */
const [HEAD_BYTES, SUM_BYTES] = [8, 4]

/**
 * A PNG without the texts in it; anything else as it is. Whoever opens one, for its size alone, has each of them unpacked, up
 * to 8 MB, before anybody can say no: in a file of two megabytes there is room for ten gigabytes.
 */
export function withoutPngTexts(file: Uint8Array): Uint8Array {
  if (!SIGNATURE.every((byte, at) => file[at] === byte)) return file
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const kept = new Uint8Array(file.length)
  let length = 0
  let hasProfile = false
  const keep = (from: number, to?: number) => {
    const part = file.subarray(from, to)
    kept.set(part, length)
    length += part.length
  }
  keep(0, SIGNATURE.length)
  for (let at = SIGNATURE.length; at + HEAD_BYTES <= file.length;) {
    const end = at + HEAD_BYTES + view.getUint32(at) + SUM_BYTES
    const name = String.fromCharCode(...file.subarray(at + 4, at + HEAD_BYTES))
    if (!TEXTS.has(name) && !(name === PROFILE && hasProfile)) keep(at, end)
    hasProfile ||= name === PROFILE
    at = end
  }
  return kept.subarray(0, length)
}
