/** @jest-environment node */
import { getEnvironment } from '@/lib/server/env'
import { environmentWith } from '@/lib/testing/environment'
import { servePicture } from '@/lib/server/picture'
import { type StubServer, startStubServer } from '@/lib/testing/stub-server'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn() } }))

let provider: StubServer
const never = new AbortController().signal

beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 300 }))
})

function answerWith(status: number, type: string, body: string | Buffer) {
  provider.answer((_, response) => void response.writeHead(status, { 'content-type': type }).end(body))
}

test('a picture comes through with its type, and cannot run as a page', async () => {
  answerWith(200, 'image/svg+xml', '<svg/>')
  const response = await servePicture('drawn/a.svg', never)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('<svg/>')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
})

test.each([
  ['JSON', 200, 'application/json'],
  ['HTML', 200, 'text/html'],
  ['an error', 500, 'image/png'],
  ['a missing picture', 404, 'image/png'],
])('%s does not come through', async (_, status, type) => {
  answerWith(status, type, 'secret')
  const response = await servePicture('a.png', never)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('secret')
})

test('a picture over 10 MB is refused', async () => {
  answerWith(200, 'image/png', Buffer.alloc(10_000_001))
  expect((await servePicture('a.png', never)).status).toBe(502)
})

test('a redirect, a broken connection and silence are refused without an error', async () => {
  provider.answer((_, response) => void response.writeHead(302, { location: '/b.png' }).end())
  expect((await servePicture('a.png', never)).status).toBe(502)
  provider.answer((request) => void request.socket.destroy())
  expect((await servePicture('a.png', never)).status).toBe(502)
  provider.answer(() => {})
  expect((await servePicture('a.png', never)).status).toBe(502)
})

test('an address that is not allowed is never asked for', async () => {
  const asked = jest.fn()
  provider.answer((_, response) => {
    asked()
    response.end()
  })
  expect((await servePicture('~/169.254.169.254/latest/meta-data', never)).status).toBe(404)
  expect(asked).not.toHaveBeenCalled()
})
