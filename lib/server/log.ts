import 'server-only'
import pino from 'pino'

/** The website's log: one JSON line an event, on standard output. Never personal data. */
export const log = pino({ name: 'website' })
