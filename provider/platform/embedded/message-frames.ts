/** A frontend message of the PostgreSQL protocol; `type` is empty for those that open a connection. */
export type Frame = { type: string; bytes: Buffer }

const SSL_REQUEST = 80877103
const GSS_REQUEST = 80877104
const CANCEL_REQUEST = 80877102
const MAX_MESSAGE_LENGTH = 256 * 1024 * 1024

export type OpeningKind = 'startup' | 'encryption' | 'cancel'

export function openingKind(frame: Frame): OpeningKind {
  const code = frame.bytes.readInt32BE(4)
  if (code === SSL_REQUEST || code === GSS_REQUEST) return 'encryption'
  return code === CANCEL_REQUEST ? 'cancel' : 'startup'
}

/** Cuts a connection's bytes into messages. Throws when a length cannot be right. */
export class FrameReader {
  private chunks: Buffer[] = []
  private size = 0
  /** Opening messages have no type byte; the connection says when they are over. */
  opened = false

  push(chunk: Buffer) {
    this.chunks.push(chunk)
    this.size += chunk.length
  }

  next(): Frame | null {
    const header = this.opened ? 5 : 8
    if (this.size < header) return null
    const start = this.peek(header)
    const length = this.opened ? start.readInt32BE(1) + 1 : start.readInt32BE(0)
    if (length < header || length > MAX_MESSAGE_LENGTH) throw new Error('not a PostgreSQL message')
    if (this.size < length) return null
    const all = this.peek(length)
    const bytes = all.subarray(0, length)
    const rest = all.subarray(length)
    this.chunks[0] = rest
    this.size -= length
    return { type: this.opened ? String.fromCharCode(bytes[0] ?? 0) : '', bytes }
  }

  /** The first chunk, after joining so many that it holds `length` bytes. */
  private peek(length: number): Buffer {
    const [first] = this.chunks
    if (first && first.length >= length) return first
    const joined = Buffer.concat(this.chunks)
    this.chunks = [joined]
    return joined
  }
}
