import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import type { ProviderSettings } from '@/provider/env'
import { errorCode } from '@/provider/platform/error-code'

/** The pepper of a data folder, made on first use. Several processes at once agree on one. */
export function pepperOf(dataDir: string): string {
  const file = path.join(dataDir, 'otp-pepper')
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  mkdirSync(dataDir, { recursive: true })
  // link(2) makes it appear whole, and leaves one that somebody else made meanwhile.
  const draft = `${file}.${process.pid}-${randomBytes(6).toString('hex')}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}

/**
 * The secret under which codes and numbers are digested: `OTP_PEPPER`, or one kept in `DATA_DIR`.
 * Says so in the log where several instances may share a database, but not that folder.
 */
export function findPepper(env: ProviderSettings, log: Logger): string {
  if (env.OTP_PEPPER !== undefined) return env.OTP_PEPPER
  if (env.DATABASE_URL !== undefined) {
    log.warn(
      'OTP_PEPPER is not set: this instance keeps one of its own in DATA_DIR. With several instances it must be set, the same for all, or codes that one sends are wrong for the others.',
    )
  }
  return pepperOf(env.DATA_DIR)
}
