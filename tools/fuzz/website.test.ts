import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { serve } from '@hono/node-server'
import fc from 'fast-check'
import { NextRequest } from 'next/server'
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { keysOf } from '@/lib/contract/keys-of'
import { FILTERS } from '@/lib/rules/filters/table'
import { getEnvironment } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { openDatabase } from '@/provider/open-database'
import { SITE } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { postgresDirectory } from '@/testing/provider/databases'
import { newAddress } from '@/testing/provider/sign-in'
import type { Described, Schema } from './described'
import { type Input, inputsOf } from './input'
import { toldSecret } from './judge'
import { startWorld, type World } from './world'

jest.mock('next/server', () => ({ ...jest.requireActual<object>('next/server'), connection: jest.fn() }))
jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: jest.fn() }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/cache/keep-briefly', () => ({ keepBriefly: () => {} }))
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn(), info: jest.fn() } }))

const LIMIT_MS = 240_000
/** More of them: FUZZ_RUNS=10000 npx jest tools/fuzz/website.test.ts */
const RUNS = Number(process.env.FUZZ_RUNS ?? 15)
const METHODS = ['GET', 'POST'] as const
const STATUSES = [200, 201, 204, 303, 304, 307, 400, 401, 403, 404, 409, 413, 415, 422, 429]

type Handler = (request: NextRequest, context: { params: Promise<object> }) => Promise<Response>
/** `params`: of the file that takes the forms of the desk, which one this is. */
type Route = { file: string; method: string; handler: Handler; params?: object }
/** What the browser asks of the website itself, and what the forms of the desk are sent to. */
const FILES = ['api', 'desk/do'].flatMap((folder) =>
  readdirSync(path.join('app', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => path.join(folder, file))
    .sort(),
)

const handlersOf = (file: string): (readonly [string, Route])[] => {
  const route = jest.requireActual<Record<string, Handler | undefined>>(`@/app/${file.replace(/\.ts$/, '')}`)
  return METHODS.flatMap((method) => {
    const handler = route[method]
    const one = handler === undefined ? null : { file, method, handler }
    if (one === null) return []
    const posts = file.includes('[post]') ? keysOf(DESK_FORMS) : []
    const each = posts.map((post) => ({ ...one, file: file.replace('[post]', post), params: { post } }))
    return [one, ...each].map((route) => [`${method} /${path.dirname(route.file)}`, route] as const)
  })
}

const text: Schema = { type: 'string' }
const oneOf = (...words: string[]): Schema => ({ type: 'string', enum: words })
const texts: Schema = { type: 'array', items: text }
/** What any of the forms reads, as the pages send it; each gets all of it. */
const FIELDS: Schema = {
  type: 'object',
  required: ['phone', 'lang'],
  properties: {
    ...Object.fromEntries(
      ['phone', 'otp', 'firstName', 'lastName', 'first_name', 'last_name', 'email', 'name', 'course', 'message']
        .concat([
          'query',
          'description',
          'source',
          'consent',
          'plan',
          'subscription',
          'session',
          'page',
          'since',
          'return',
        ])
        .map((name) => [name, text]),
    ),
    lang: oneOf('en', 'kn'),
    purpose: oneOf('login', 'registration'),
    form: oneOf('login', 'registration', 'contact', 'counselling'),
    type: oneOf('enquiry', 'feedback', 'career', 'mentor'),
    role: oneOf('Student', 'Parent'),
    interest: oneOf('Career Guidance', 'Other'),
    counselling_mode: oneOf('Online', 'Offline'),
    decision: oneOf('pay', 'fail', 'cancel'),
    rating: { type: 'integer', minimum: 1, maximum: 5 },
    terms: { type: 'boolean' },
    add: texts,
    remove: texts,
  },
}
const QUERY = [...FILTERS.map(({ name }) => name), 'q', 'search', 'page', 'sort', 'typeId', 'ids', 'lang', 'limit']

/** A route, as the calls of the provider are described. */
const described = (file: string, method: string): Described => ({
  name: file,
  method,
  path: file,
  parameters: [
    ...[...file.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => ({ in: 'path', name, schema: text })),
    ...QUERY.map((name) => ({ in: 'query', name, schema: text })),
  ],
  body: { type: 'application/json', schema: FIELDS },
  answers: new Map(),
  needsToken: false,
})

function bodyOf({ body, isPrepared }: Input): { body: BodyInit; type?: string } | null {
  if (body === null) return null
  if (body.kind === 'text') return { body: body.text, type: body.type }
  if (body.kind === 'json') return { body: JSON.stringify(body.value) ?? '', type: 'application/json' }
  const form = new FormData()
  for (const [key, value] of body.fields) form.append(key, typeof value === 'string' ? value : new File(['x'], 'x.jpg'))
  // As a page without JavaScript sends it.
  const typed = new URLSearchParams([...form].map(([key, value]) => [key, typeof value === 'string' ? value : '']))
  return { body: isPrepared ? typed : form }
}

describe('the website answers inputs of all kinds', () => {
  let world: World | undefined
  let stop = async () => {}
  const opened = () => {
    if (world === undefined) throw new Error('the provider is there only inside tests')
    return world
  }

  beforeAll(async () => {
    const { place, remove } = await postgresDirectory()
    const database = await openDatabase(place)
    world = await startWorld(database.db)
    const server = serve({ fetch: world.app.fetch, hostname: '127.0.0.1', port: 0 })
    if (!server.listening) await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    stop = async () => {
      server.close()
      await database.close()
      await remove()
    }
    const environment = environmentWith(`http://127.0.0.1:${address.port}`, { apiTimeoutMs: 30_000, desk: true })
    jest.mocked(getEnvironment).mockReturnValue(environment)
  }, LIMIT_MS)
  afterAll(async () => {
    await world?.stop()
    await stop()
  })

  async function send({ handler, method, file, params }: Route, input: Input) {
    const { forward, token } = opened()
    forward()
    jest.mocked(log.error).mockClear()
    const encoded = bodyOf(input)
    const headers = new Headers({ origin: SITE, 'x-forwarded-for': newAddress(), ...input.headers })
    if (encoded?.type !== undefined) headers.set('content-type', encoded.type)
    const session = input.caller === 'second' ? await token() : JSON.stringify(input.caller).slice(0, 200)
    if (input.caller !== 'nobody') headers.set('cookie', `session=${encodeURIComponent(session)}; signed-in=1`)
    const url = `${SITE}/${path.dirname(file)}${input.query === '' ? '' : `?${input.query}`}`
    const request = new NextRequest(url, { method, headers, body: encoded?.body ?? null })
    const answer = await handler(request, { params: Promise.resolve({ ...input.path, ...params }) })
    const reason = JSON.stringify(jest.mocked(log.error).mock.calls)
    const type = answer.headers.get('content-type') ?? ''
    const sent = `${url} ${JSON.stringify(input)}`
    return {
      answer: {
        status: answer.status,
        headers: JSON.stringify([...answer.headers]),
        type,
        text: await answer.text(),
        reason,
        sent,
      },
      location: answer.headers.get('location'),
    }
  }

  async function tryRoute(route: Route, numRuns = RUNS): Promise<void> {
    const { known, secrets, credentials } = opened()
    await fc.assert(
      fc.asyncProperty(inputsOf(described(route.file, route.method), known), async (input) => {
        const { answer, location } = await send(route, input)
        if (!STATUSES.includes(answer.status)) throw new Error(`status ${answer.status}: ${answer.reason}`)
        expect(toldSecret(answer, [...secrets, ...credentials])).toBeUndefined()
        if (location !== null) expect(new URL(location, SITE).origin).toBe(SITE)
        if (answer.type.includes('json')) JSON.parse(answer.text)
      }),
      { numRuns },
    )
  }

  test('every route is tried', () => {
    expect(FILES.flatMap(handlersOf).length).toBeGreaterThan(90)
  })

  test.each(FILES.flatMap(handlersOf))('%s', (_name, route) => tryRoute(route), Math.max(LIMIT_MS, RUNS * 100))

  const PLANTED: Record<string, () => Response> = {
    'an outage': () => new Response(null, { status: 500 }),
    'another’s number': () => new Response(opened().secrets[0]),
    'a way to elsewhere': () => Response.redirect('https://elsewhere.example/'),
    'half of an answer': () => new Response('{"a":', { headers: { 'content-type': 'application/json' } }),
  }
  test.each(Object.entries(PLANTED))('%s is found', async (_what, answer) => {
    const route: Route = { file: 'api/streams/route.ts', method: 'GET', handler: async () => answer() }
    await expect(tryRoute(route, 10)).rejects.toThrow(/Property failed/)
  })
})
