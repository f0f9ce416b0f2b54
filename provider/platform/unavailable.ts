import { types } from 'node:util'

/** SQLSTATE classes and codes: connection failures, out of resources, shutting down or starting, read-only. */
const SQL_STATES = /^(08...|53...|57P0[1-5]|25006|58030)$/
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOTDIR',
  'EACCES',
])
/** node-postgres reports these without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Thrown instead of a query while the database has not been opened yet. */
export class DatabaseAway extends Error {
  constructor() {
    super('The database is not open yet.')
  }
}

/**
 * The embedded server could not start: its folder cannot be written or read. A call answers that
 * the database is away, but a program that is starting should say so and end.
 */
export class EmbeddedStartError extends Error {
  constructor(dataDir: string, reason: string) {
    super(`The embedded database in ${dataDir} did not start: ${reason}`)
  }
}

/** Whether an error says that the database is away, so that trying again later may help. */
export function isUnavailable(error: unknown): boolean {
  if (!types.isNativeError(error)) return false
  if (error instanceof DatabaseAway || error instanceof EmbeddedStartError || MESSAGES.test(error.message)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (SYSTEM_CODES.has(code) || SQL_STATES.test(code)) return true
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  return error.cause !== undefined && isUnavailable(error.cause)
}
