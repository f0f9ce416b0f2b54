import pino from 'pino'
import { ConfigurationError, mistakeLine } from '@/lib/rules/configuration/read-variables'

/** The log of what stands around Next: one JSON line an event on standard output, as the website and the provider write. */
export const log = pino({ name: 'server' })

/** Why there is no start: all variables that cannot be used, at once. */
export function logFailedStart(error: unknown): void {
  if (error instanceof ConfigurationError)
    log.fatal({ mistakes: error.mistakes.map(mistakeLine) }, 'The environment cannot be used')
  else log.fatal({ error: error instanceof Error ? error.message : String(error) }, 'cannot start')
}
