import 'server-only'
import pino from 'pino'
import { requestNotes } from '@/lib/rules/request-notes'

/** The website's log: one JSON line an event, on standard output, with the id of the request (ADR 94). Never personal data. */
export const log = pino({
  name: 'website',
  mixin() {
    const requestId = requestNotes()?.requestId
    return requestId ? { requestId } : {}
  },
})
