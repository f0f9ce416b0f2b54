import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'

/** A line longer than this is decoded piece by piece, so that a file of one line needs no more memory. */
const MAX_LINE_LENGTH = 1 << 20
const NEWLINE = 0x0a

function decodeLine(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString('utf8') : iconv.decode(bytes, 'win1252')
}

/** Bytes of whole lines: as UTF-8 in one go, or else line by line, so that one bad line does not spoil the rest. */
function decodeLines(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  let text = ''
  for (let start = 0; start < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, start)
    const end = newline === -1 ? bytes.length : newline + 1
    text += decodeLine(bytes.subarray(start, end))
    start = end
  }
  return text
}

/** `utf-16le` or `utf-16be` where the bytes say so (a mark, or a NUL in every second one), else `null`. */
function utf16(head: Buffer): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const sample = head.subarray(0, 400)
  const nulls = (offset: number) => [...sample].filter((byte, index) => index % 2 === offset && byte === 0).length
  const half = Math.floor(sample.length / 2)
  if (half < 8) return null
  if (nulls(1) > half * 0.6 && nulls(0) < half * 0.1) return 'utf-16le'
  return nulls(0) > half * 0.6 && nulls(1) < half * 0.1 ? 'utf-16be' : null
}

/** The text at the beginning of a file, for telling formats apart; its last line may be cut. */
export function decodeHead(head: Buffer): string {
  const encoding = utf16(head)
  const text = encoding === null ? decodeLines(head) : iconv.decode(head, encoding)
  return text.replace(/^\ufeff/, '')
}

/**
 * The text of a file in pieces, without the byte order mark. UTF-16 is told by its bytes; otherwise
 * each line that is valid UTF-8 is read as that, and each that is not as Windows-1252, because
 * operators' lists are glued together from several.
 */
export async function* decodeText(chunks: AsyncIterable<Buffer>, head: Buffer): AsyncGenerator<string> {
  const encoding = utf16(head)
  if (encoding !== null) {
    const decoder = iconv.getDecoder(encoding)
    for await (const chunk of chunks) yield decoder.write(chunk)
    yield decoder.end() ?? ''
    return
  }
  let isFirst = true
  let rest: Buffer = Buffer.alloc(0)
  const piece = (bytes: Buffer) => {
    const text = decodeLines(bytes)
    const bare = isFirst ? text.replace(/^\ufeff/, '') : text
    isFirst = false
    return bare
  }
  for await (const chunk of chunks) {
    const joined = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let end = joined.lastIndexOf(NEWLINE) + 1
    if (end === 0 && joined.length > MAX_LINE_LENGTH) {
      // Cut after an ASCII byte: never within a letter.
      end = joined.length
      while (end > 0 && (joined[end - 1] ?? 0) >= 0x80) end -= 1
    }
    if (end > 0) yield piece(joined.subarray(0, end))
    rest = joined.subarray(end)
  }
  if (rest.length > 0) yield piece(rest)
}

/** Lines of a text that comes in pieces, without their ends, numbered from 1. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string }> {
  let rest = ''
  let line = 0
  for await (const piece of pieces) {
    const parts = (rest + piece).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) yield { line: (line += 1), text: part.endsWith('\r') ? part.slice(0, -1) : part }
  }
  if (rest !== '') yield { line: line + 1, text: rest.endsWith('\r') ? rest.slice(0, -1) : rest }
}
