import { REQUEST_ID_HEADER } from '@/lib/rules/request-id'
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { createApp } from '@/provider/app'
import { type EnquiryDependencies, NO_NOTICES } from '@/provider/enquiries/dependencies'
import type { Database } from '@/provider/platform/database'
import { newAddress, newPhone, signInDependencies } from '@/testing/provider/sign-in'
import { testEditions } from '@/testing/provider/open-data'

export const contactBody = (more: Record<string, unknown> = {}) => ({
  name: 'Asha Rao',
  phone: newPhone(),
  email: 'asha@example.org',
  type: 'enquiry',
  course: 'Civil Engineering',
  message: 'When do admissions begin?',
  interest: '',
  ...more,
})

export const counsellingBody = (more: Record<string, unknown> = {}) => ({
  name: 'Ravi Gowda',
  phone: newPhone(),
  email: 'ravi@example.org',
  type: 'career',
  role: 'Parent',
  interest: 'Stream Selection',
  counselling_mode: 'In-Person',
  query: 'Science or commerce?',
  ...more,
})

/** The calls by which the website hands enquiries over, with a clock that is moved by hand, and the log. */
export function enquiryCalls(database: () => Database, dependencies: Partial<EnquiryDependencies> = {}) {
  const clock = { at: Date.UTC(2027, 0, 5, 6) }
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const enquiries = { ...NO_NOTICES, ...dependencies }
  const app = createApp({
    database,
    log,
    enquiries,
    openData: testEditions(),
    signIn: signInDependencies({ log, now: () => new Date(clock.at) }),
  })

  async function store(path: string, body: unknown, { key, address }: { key?: string; address?: string } = {}) {
    const headers = new Headers({ 'Content-Type': 'application/json', 'X-Forwarded-For': address ?? newAddress() })
    // As a website does; else each answer has an id of its own.
    headers.set(REQUEST_ID_HEADER, '2222-2222-2222')
    if (key !== undefined) headers.set('Idempotency-Key', key)
    // Of Node's request, the headers and the address of the peer are all that is read.
    const network = { incoming: { headers: Object.fromEntries(headers), socket: { remoteAddress: '127.0.0.1' } } }
    const init = { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) }
    const answer = await app.request(`/api/v1${path}`, init, network)
    return { status: answer.status, body: await answer.json(), headers: Object.fromEntries(answer.headers) }
  }

  return {
    store,
    contact: (body: unknown, with_: { key?: string; address?: string } = {}) => store('/contact/store', body, with_),
    counselling: (body: unknown, with_: { key?: string; address?: string } = {}) =>
      store('/counselling/store', body, with_),
    newKey: () => randomUUID(),
    clock,
    lines,
    forward: (seconds: number) => void (clock.at += seconds * 1_000),
  }
}
