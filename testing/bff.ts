import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { NextRequest, type NextResponse } from 'next/server'
import type { StubServer } from '@/testing/stub-server'

/** Where the website of the tests stands (testing/environment.ts). */
export const SITE = 'http://localhost:3000'

type Content = { json?: unknown; form?: Record<string, string>; body?: BodyInit; type?: string }
type Options = Content & { method?: string; headers?: Record<string, string | null>; cookies?: Record<string, string> }

/** A request of a page of ours to the BFF; a header that is `null` is left away. */
export function bffRequest(path: string, { json, form, body, type, method, headers, cookies = {} }: Options = {}) {
  const content = json === undefined ? (form === undefined ? body : new URLSearchParams(form)) : JSON.stringify(json)
  const all = new Headers({ origin: SITE, 'user-agent': 'test' })
  if (json !== undefined) all.set('content-type', 'application/json')
  if (type !== undefined) all.set('content-type', type)
  const jar = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  if (jar.length > 0) all.set('cookie', jar.join('; '))
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value === null) all.delete(name)
    else all.set(name, value)
  }
  return new NextRequest(`${SITE}${path}`, { method: method ?? 'POST', headers: all, body: content })
}

/** The cookies that a browser has after an answer: those that it had, and what the answer changed. */
export function cookiesAfter(answer: NextResponse, before: Record<string, string> = {}): Record<string, string> {
  const after = { ...before }
  for (const { name, value, maxAge } of answer.cookies.getAll()) {
    if (maxAge === 0) delete after[name]
    else after[name] = value
  }
  return after
}

export type ProviderCall = { call: string; headers: IncomingHttpHeaders; body: string }
type Reply = { status?: number; body?: unknown; headers?: Record<string, string> }

/** Lets a stub answer as a provider does, by `POST /auth/otp/send`; collects what it was asked. Others are 500. */
export function answerAsProvider(stub: StubServer, replies: Record<string, Reply>): ProviderCall[] {
  const calls: ProviderCall[] = []
  stub.answer((request, response) => {
    const call = `${request.method} ${request.url?.replace('/api/v1', '')}`
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      calls.push({ call, headers: request.headers, body: Buffer.concat(chunks).toString('latin1') })
      const { status = 200, body = {}, headers = {} } = replies[call] ?? { status: 500 }
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  return calls
}

/** What whoever keeps a file answers with, as it is opened (lib/server/brochures/open-file.ts). */
export function fileAnswer(statusCode: number, body: string): IncomingMessage {
  const answer = Object.assign(new IncomingMessage(new Socket()), { statusCode })
  answer.push(body)
  answer.push(null)
  return answer
}
