import type { Socket } from 'node:net'
import { FrameReader, openingKind, type Frame } from '@/provider/platform/embedded/message-frames'
import type { SharedSession } from '@/provider/platform/embedded/shared-session'

/** Query, Sync, Function call, Flush, Copy done, Copy fail: the client now waits for an answer. */
const ENDS_A_BATCH = new Set(['Q', 'S', 'F', 'H', 'c', 'f'])
const TERMINATE = 'X'
/** A client that holds the only session in a transaction and says nothing stops everybody else. */
const MAX_SILENCE_MS = 60_000

function simpleQuery(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`)
  const message = Buffer.alloc(5 + text.length)
  message.write('Q')
  message.writeInt32BE(4 + text.length, 1)
  text.copy(message, 5)
  return message
}

const SYNC = Buffer.from([0x53, 0, 0, 0, 4])
const ROLLBACK = simpleQuery('rollback')

/** Serves one client of the embedded server until it goes. Resolves after its transaction was rolled back. */
export async function serveConnection(socket: Socket, session: SharedSession): Promise<void> {
  const client = {}
  const reader = new FrameReader()
  let batch: Buffer[] = []
  let silence: NodeJS.Timeout | undefined

  const answer = (data: Uint8Array) => {
    if (socket.writable) socket.write(Buffer.from(data))
  }
  const watch = () => {
    clearTimeout(silence)
    if (session.holds(client)) silence = setTimeout(() => socket.destroy(), MAX_SILENCE_MS).unref()
  }
  const run = (bytes: Buffer) => void session.run(client, new Uint8Array(bytes), answer).then(watch)

  function open(frame: Frame) {
    const kind = openingKind(frame)
    if (kind === 'encryption') answer(Buffer.from('N'))
    // A running statement cannot be interrupted: PGlite computes on the thread that would read this.
    else if (kind === 'cancel') socket.end()
    else {
      reader.opened = true
      run(frame.bytes)
    }
  }

  function accept(frame: Frame) {
    if (!reader.opened) return open(frame)
    if (frame.type === TERMINATE) return socket.end()
    batch.push(frame.bytes)
    if (!ENDS_A_BATCH.has(frame.type)) return
    run(Buffer.concat(batch))
    batch = []
  }

  socket.on('data', (chunk) => {
    clearTimeout(silence)
    try {
      reader.push(chunk)
      for (let frame = reader.next(); frame; frame = reader.next()) accept(frame)
    } catch {
      socket.destroy()
    }
  })
  socket.on('error', () => socket.destroy())
  await new Promise((resolve) => socket.once('close', resolve))
  clearTimeout(silence)
  session.forget(client)
  if (session.holds(client)) await session.run(client, new Uint8Array(Buffer.concat([SYNC, ROLLBACK])), () => {})
}
