import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { brochuresOf, cardOf, detailOf } from '@/e2e/other-provider/answers'
import { contact } from '@/e2e/other-provider/contact'
import { footer } from '@/e2e/other-provider/footer'
import { type Failure, type Mode, MODES, sendFailing, WELL } from '@/e2e/other-provider/failures'
import { homepage } from '@/e2e/other-provider/home'
import { DISTRICTS, INSTITUTE_TYPES, STREAMS } from '@/e2e/other-provider/lookups'
import { about, mentoring, whyKarnataka } from '@/e2e/other-provider/pages'
import { privacypolicy } from '@/e2e/other-provider/policies'
import { drawPng, drawSvg, PDF } from '@/e2e/other-provider/pictures'
import { type ReviewStore, withReviews } from '@/e2e/other-provider/reviews'
import { createEnquiries, type StoredEnquiry } from '@/e2e/other-provider/enquiries'
import { searchInstitutions } from '@/e2e/other-provider/search'
import { NOTIFICATIONS, partners, PLANS, topInstitutes } from '@/e2e/other-provider/showcase'
import { createStudents } from '@/e2e/other-provider/students'

/** Its calls stand under a base of its own, so that nobody takes `/api/v1` for granted. */
const BASE = '/rest'
const MAX_LOGGED = 10_000
/** What fails on the way back. */
const DOES_ITS_WORK: ReadonlySet<Mode> = new Set(['ok', 'slow', 'reset', 'truncated', 'nulls', 'types'])

/** A request as it arrived; `path` with its query. */
type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders }

export type OtherProvider = {
  /** For `API_BASE_URL`. */
  baseUrl: string
  origin: string
  requests: ReceivedRequest[]
  /** What visitors wrote. */
  stored: StoredEnquiry[]
  /** As `POST /__control` does. */
  fail: (failure: Partial<Failure>) => void
  stop: () => Promise<void>
}

/** The answer of a call of the directory; `null` for what it does not know. */
function answerTo(path: string, query: URLSearchParams, host: string, reviews: ReviewStore): unknown {
  const [, typeId] = /^\/get\/streams\/([^/]+)$/.exec(path) ?? []
  if (typeId !== undefined) return { data: STREAMS[decodeURIComponent(typeId)] ?? [] }
  const [, brochureId] = /^\/institute\/([^/]+)\/brochures$/.exec(path) ?? []
  if (brochureId !== undefined) return brochuresOf(decodeURIComponent(brochureId), host)
  switch (path) {
    case '/get/institutetype':
      return INSTITUTE_TYPES
    case '/get/district-city':
      return DISTRICTS
    case '/institutes': {
      const { items, total, page, lastPage } = searchInstitutions(query)
      const data = items.map((institution) => cardOf(institution, host))
      return { data, total: String(total), page: String(page), last_page: lastPage }
    }
    case '/institute/details': {
      const id = query.get('id') ?? ''
      const data = withReviews(detailOf(id, host), reviews, id)
      return data === null ? null : { status: 'success', data }
    }
    case '/partners':
      return partners(host)
    case '/top-institutes':
      return topInstitutes(host)
    case '/notification':
      return NOTIFICATIONS
    case '/plans':
      return PLANS
    case '/cms':
      return CONTENT.get(query.get('type') ?? '')?.(host) ?? null
    default:
      return null
  }
}

function sendFile(path: string, response: ServerResponse): void {
  const [, name = ''] = /^\/pictures\/([\w-]+)\.(?:png|svg)$/.exec(path) ?? []
  if (path.startsWith('/files/') && path.endsWith('.pdf')) {
    return void response.writeHead(200, { 'content-type': 'application/pdf' }).end(PDF)
  }
  if (name === '' || name === 'gone') return void response.writeHead(404).end()
  if (path.endsWith('.png')) return void response.writeHead(200, { 'content-type': 'image/png' }).end(drawPng(name))
  response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawSvg(name))
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

async function readFailure(request: IncomingMessage): Promise<Failure | null> {
  const body = await readBody(request)
  try {
    const asked: unknown = JSON.parse(body.toString('utf8'))
    if (typeof asked !== 'object' || asked === null) return null
    const failure = { ...WELL, ...asked }
    return MODES.includes(failure.mode) ? failure : null
  } catch {
    return null
  }
}

const CONTENT = new Map([
  ['homepage', homepage],
  ['footer', footer],
  ['contactus', contact],
  ['aboutus', about],
  ['whykarnataka', whyKarnataka],
  ['mentoring', mentoring],
  ['privacypolicy', privacypolicy],
])

const isUnder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** Starts it on loopback. @param port 0 for a free one */
export async function startOtherProvider(port = 0): Promise<OtherProvider> {
  let failure = WELL
  const requests: ReceivedRequest[] = []
  const reviews: ReviewStore = new Map()
  const answerStudent = createStudents(reviews)
  const stored: StoredEnquiry[] = []
  const answerEnquiry = createEnquiries(stored)

  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = { 'content-type': 'application/json' }
    if (request.url === '/__requests') {
      if (request.method === 'DELETE') requests.length = 0
      return void response.writeHead(200, json).end(JSON.stringify(requests))
    }
    if (request.url === '/__stored') return void response.writeHead(200, json).end(JSON.stringify(stored))
    const asked = request.method === 'POST' ? await readFailure(request) : null
    if (asked === null)
      return void response.writeHead(400, json).end(JSON.stringify({ message: 'no such mode', MODES }))
    failure = asked
    response.writeHead(200, json).end(JSON.stringify(failure))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request
    if (url === '/__control' || url === '/__requests' || url === '/__stored') return control(request, response)
    if (requests.length < MAX_LOGGED) requests.push({ method, path: url, headers })
    const host = `http://${headers.host ?? 'localhost'}`
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const path = isUnder(pathname, BASE) ? pathname.slice(BASE.length) : pathname
    const isCall = path !== pathname
    const isFailing = failure.only === undefined ? isCall : isUnder(path, failure.only)
    if (!isCall && !isFailing) return sendFile(pathname, response)
    const shown = isFailing ? failure : WELL
    const body = await readBody(request)
    // A call that is to fail does nothing before, so that it can be repeated.
    const asked = { call: `${method} ${path}`, headers, body, host }
    const works = !isFailing || DOES_ITS_WORK.has(shown.mode)
    const done = works ? (answerEnquiry(asked) ?? (await answerStudent(asked))) : null
    if (done !== null) return sendFailing(response, done.status, done.body, shown)
    const found = method === 'GET' && isCall ? answerTo(path, searchParams, host, reviews) : null
    if (found === null) return sendFailing(response, 404, { message: 'Not here', error_message: null }, shown)
    sendFailing(response, 200, found, shown)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    baseUrl: origin + BASE,
    origin,
    requests,
    stored,
    fail: (asked) => (failure = { ...WELL, ...asked }),
    stop: () => {
      const stopped = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      return stopped
    },
  }
}
