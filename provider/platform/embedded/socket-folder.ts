import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** node-postgres appends `/.s.PGSQL.<port>` to the folder; the kernel takes 104 (macOS) to 108 bytes. */
const MAX_FOLDER_LENGTH = 85

export const SOCKET_PORT = 5432

/**
 * The folder of the embedded server's Unix socket: the data folder itself, or, where that path is
 * too long for a socket's address, one of our own under the system's temporary folder.
 * Throws when that folder belongs to somebody else.
 */
export function socketFolder(dataDir: string): string {
  const folder = path.resolve(dataDir)
  if (Buffer.byteLength(folder) <= MAX_FOLDER_LENGTH) return folder
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const fallback = path.join(tmpdir(), `embedded-postgres-${digest}`)
  mkdirSync(fallback, { mode: 0o700, recursive: true })
  const found = lstatSync(fallback)
  if (!found.isDirectory() || (process.getuid && found.uid !== process.getuid()) || (found.mode & 0o077) !== 0) {
    throw new Error(`${fallback} must be a folder that only this user may open. Remove it, or set a shorter DATA_DIR.`)
  }
  return fallback
}

export function socketPath(dataDir: string): string {
  return path.join(socketFolder(dataDir), `.s.PGSQL.${SOCKET_PORT}`)
}
