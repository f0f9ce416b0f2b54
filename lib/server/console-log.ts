import 'server-only'
import { format } from 'node:util'
import { log } from '@/lib/server/log'

/** Logged already, where it happened (lib/server/provider/provider.ts). */
const isLogged = (value: unknown) => value instanceof Error && value.name === 'ProviderError'

/**
 * Makes what Next writes to the console lines of our log: it spreads an error over many that no reader of JSON
 * understands, and repeats those that are in the log already.
 */
export function consoleToLog(): void {
  const logger =
    (level: 'error' | 'warn') =>
    (...values: unknown[]) => {
      if (!values.some(isLogged)) log[level](digestIn(values), format(...values.map(plainly)))
    }
  Object.assign(console, { error: logger('error'), warn: logger('warn') })
}

/** The mark that Next gives an error, and by which a visitor may tell of it (ADR 94). */
function digestIn(values: readonly unknown[]): { digest?: string } {
  const [digest] = values.flatMap((value) =>
    value instanceof Error && 'digest' in value && typeof value.digest === 'string' ? [value.digest] : [],
  )
  return digest === undefined ? {} : { digest }
}

/** An error in its words and the place where it came up, without what else somebody hung on it. */
function plainly(value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? value.message) : value
}
