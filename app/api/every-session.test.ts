import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { NextRequest, NextResponse } from 'next/server'
import { getEnvironment } from '@/lib/server/env'
import { bffRequest, cookiesAfter } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('next/server', () => ({ ...jest.requireActual<object>('next/server'), connection: jest.fn() }))
jest.mock('next/cache', () => ({ revalidateTag: jest.fn(), unstable_cache: (read: unknown) => read }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn(), info: jest.fn() } }))

type Handler = (request: NextRequest, context: { params: Promise<object> }) => Promise<NextResponse>
const handlers = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .map((path) => join('app/api', path))
  .filter((path) => path.endsWith('route.ts'))
  .sort()
  .flatMap((file) => {
    const route = jest.requireActual<Record<string, Handler | undefined>>(`@/${file.replace(/\.ts$/, '')}`)
    return (['GET', 'POST'] as const).flatMap((method) => {
      const handler = route[method]
      return handler === undefined ? [] : [[`${method} ${file}`, method, handler] as const]
    })
  })

/** What any of the forms wants to have. */
const TYPED = {
  ...{ first_name: 'Asha', last_name: 'Rao', email: 'a@b.in', phone: '9845012345', otp: '123456', terms: true },
  ...{ name: 'Asha Rao', role: 'Student', rating: '4', description: 'Good teachers.', lang: 'en', plan: '2' },
  ...{ subscription: 's-1', session: 's-1', decision: 'pay', add: ['7'], remove: [], purpose: 'login' },
}
const SIGNED_IN = { session: 'a-token', 'signed-in': '1' }

let provider: StubServer
let asked: boolean[] = []
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  asked = []
  provider.answer((request, response) => {
    const isForStudent = request.headers.authorization === 'Bearer a-token'
    asked.push(isForStudent)
    if (isForStudent) response.writeHead(401)
    response.end('{"message":"x","data":[]}')
  })
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})

const called: string[] = []

test.each(handlers)('401 of any call made for a student signs out: %s', async (name, method, handler) => {
  const content = method === 'POST' ? { json: TYPED } : {}
  const request = bffRequest('/api/x?id=7&ids=7', { ...content, method, cookies: SIGNED_IN })
  const answer = await handler(request, {
    params: Promise.resolve({ id: '7', typeId: '1', gateway: 'razorpay', brochureId: '3' }),
  })
  if (!asked.includes(true)) return
  called.push(name)
  expect(answer.status).toBeLessThan(500)
  // A link leads on to what asks once more, and signs out.
  if (answer.headers.get('location')?.startsWith('/api/session?for=') === true) return
  expect(Object.keys(cookiesAfter(answer, SIGNED_IN))).not.toContain('session')
})

test('most of what a student can do was tried', () => expect(called.length).toBeGreaterThan(14))
