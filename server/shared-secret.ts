import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a write that broke off may have left is shorter, or nothing. */
const BYTES = 32
const WHOLE = /^[\w-]{43}$/

/**
 * With the embedded provider, the secret by which it tells the website of a change: made once for both programs, and kept
 * where the commands of the same folder (such as the import) find it. One that is not whole is made anew.
 * @throws Error where the folder cannot be written
 */
export function sharedSecret(dataDir: string): string {
  const file = join(dataDir, 'revalidate-secret')
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (WHOLE.test(kept)) return kept
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(BYTES).toString('base64url')
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, secret, { mode: 0o600 })
  renameSync(draft, file)
  return secret
}
