import { createHash } from 'node:crypto'

/** The version of a value, in 22 characters: another after every change of it. */
export const versionOfValue = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
