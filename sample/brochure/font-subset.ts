/** What a viewer of PDF reads of a TrueType font whose glyphs are named by number (ISO 32000-1, 9.9). */
const NEEDED = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']
const COMPOSITE = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 }

type Tables = Record<string, Buffer>

function tablesOf(file: Buffer): Tables {
  const tables: Tables = {}
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16
    const [start, length] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)]
    tables[file.toString('latin1', at, at + 4)] = file.subarray(start, start + length)
  }
  return tables
}

/** The glyphs of which one is put together. */
function partsOf(glyph: Buffer): number[] {
  const parts: number[] = []
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return parts
  let [at, flags] = [10, COMPOSITE.more]
  while (flags & COMPOSITE.more) {
    flags = glyph.readUInt16BE(at)
    parts.push(glyph.readUInt16BE(at + 2))
    const scale = flags & COMPOSITE.scale ? 2 : flags & COMPOSITE.twoScales ? 4 : flags & COMPOSITE.matrix ? 8 : 0
    at += 4 + (flags & COMPOSITE.words ? 4 : 2) + scale
  }
  return parts
}

function written(tables: Tables): Buffer {
  const names = Object.keys(tables).sort()
  const head = Buffer.alloc(12 + names.length * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(names.length, 4)
  const parts: Buffer[] = [head]
  let start = head.length
  for (const [index, name] of names.entries()) {
    const table = tables[name] ?? Buffer.alloc(0)
    head.write(name, 12 + index * 16, 'latin1')
    head.writeUInt32BE(start, 12 + index * 16 + 8)
    head.writeUInt32BE(table.length, 12 + index * 16 + 12)
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    start += table.length + padding.length
  }
  return Buffer.concat(parts)
}

/** A TrueType font with the outlines of these glyphs alone, under the numbers that they had. */
export function subsetFont(file: Uint8Array, used: Iterable<number>): Buffer {
  const tables = tablesOf(Buffer.from(file))
  const { glyf = Buffer.alloc(0), loca = Buffer.alloc(0), head = Buffer.alloc(0) } = tables
  const isLong = head.readInt16BE(50) === 1
  const count = loca.length / (isLong ? 4 : 2) - 1
  const startOf = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2)
  const outline = (glyph: number) => glyf.subarray(startOf(glyph), startOf(glyph + 1))
  const kept = new Set<number>()
  const left = [0, ...used]
  for (let glyph = left.pop(); glyph !== undefined; glyph = left.pop()) {
    if (kept.has(glyph)) continue
    kept.add(glyph)
    left.push(...partsOf(outline(glyph)))
  }
  const outlines: Buffer[] = []
  const places = Buffer.alloc((count + 1) * 4)
  let length = 0
  for (let glyph = 0; glyph < count; glyph += 1) {
    places.writeUInt32BE(length, glyph * 4)
    if (!kept.has(glyph)) continue
    outlines.push(outline(glyph))
    length += outline(glyph).length
  }
  places.writeUInt32BE(length, count * 4)
  const longHead = Buffer.from(head)
  longHead.writeInt16BE(1, 50)
  const changed: Tables = { ...tables, glyf: Buffer.concat(outlines), loca: places, head: longHead }
  const subset: Tables = {}
  for (const name of NEEDED) {
    const table = changed[name]
    if (table !== undefined) subset[name] = table
  }
  return written(subset)
}
