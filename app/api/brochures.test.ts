import type { ServerResponse } from 'node:http'
import { GET } from '@/app/api/institutes/[id]/brochures/[brochureId]/route'
import { getEnvironment } from '@/lib/server/env'
import { bffRequest, cookiesAfter } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'
import { NextResponse } from 'next/server'

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const cookies = { session: 'the-token', 'signed-in': '1' }
const PDF = Buffer.from('%PDF-1.7\nsmall, but one\n%%EOF')
const MB = 1024 * 1024

let provider: StubServer
let elsewhere: StubServer
/** What was asked, of either. */
let asked: string[]
let user: number
let file: (response: ServerResponse) => void
let fileUrl: string

beforeAll(async () => {
  provider = await startStubServer()
  elsewhere = await startStubServer()
})
afterAll(() => Promise.all([provider.close(), elsewhere.close()]))
beforeEach(() => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 1_500 }))
  asked = []
  user = 200
  fileUrl = '/files/a.pdf'
  file = (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(PDF)
  elsewhere.answer((request, response) => {
    asked.push(`elsewhere ${request.url}`)
    response.end(PDF)
  })
  provider.answer((request, response) => {
    const { url = '', headers } = request
    asked.push(`${headers.authorization ?? headers.cookie ?? 'nobody'} ${url}`)
    if (url === '/api/v1/auth/user') return void response.writeHead(user).end('{"data":{"id":1}}')
    if (url === '/api/v1/institute/7/brochures') {
      const brochures = [{ brochure_id: 3, title: 'Prospectus: 2026', file_url: fileUrl }]
      return void response.end(JSON.stringify({ brochures }))
    }
    if (url.startsWith('/files/')) return file(response)
    response.writeHead(500).end()
  })
})

const SCRIPT = { accept: 'application/pdf' }
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
function get(
  id = '7',
  brochureId = '3',
  { headers = SCRIPT, jar = cookies as Record<string, string>, query = '' } = {},
) {
  const path = `/api/institutes/${id}/brochures/${brochureId}${query}`
  const params = Promise.resolve({ id, brochureId })
  return GET(bffRequest(path, { method: 'GET', cookies: jar, headers }), { params })
}

test('a brochure comes as an attachment under its title', async () => {
  const answer = await get()
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Prospectus 2026.pdf"; filename*=UTF-8''Prospectus%202026.pdf`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF)
  // The token went to the provider's own call, and to nothing that hands out files.
  expect(asked.sort()).toEqual([
    'Bearer the-token /api/v1/auth/user',
    'nobody /api/v1/institute/7/brochures',
    'nobody /files/a.pdf',
  ])
})

describe('it needs a session', () => {
  test.each([
    ['none', {}, 200],
    ['one that is over', cookies, 401],
  ])('%s', async (_, jar, status) => {
    user = status
    const answer = await get('7', '3', { jar })
    expect([answer.status, await answer.json()]).toEqual([401, { reason: 'signed-out' }])
    expect(answer instanceof NextResponse && cookiesAfter(answer, jar)).toEqual({})
    expect(asked.filter((each) => each.includes('/files/'))).toEqual([])
  })

  test('a browser that follows the link is led to sign in, and back to the page', async () => {
    const answer = await get('7', '3', { jar: {}, headers: BROWSER, query: '?lang=kn' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/kn/login?return=%2Fkn%2Fcollege%2Fdetail%3Fid%3D7%23brochures')
  })
})

describe('what cannot be had', () => {
  test('a brochure of which the provider knows nothing', async () => {
    expect((await get('7', '4')).status).toBe(404)
    expect((await get('7', 'http://127.0.0.1/')).status).toBe(404)
  })

  test('a provider that is away', async () => {
    provider.answer((request) => void request.socket.destroy())
    expect((await get()).status).toBe(503)
  })

  test('a browser that follows the link comes back to the page, which says so', async () => {
    file = (response) => response.writeHead(404).end()
    const answer = await get('7', '3', { headers: BROWSER })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/college/detail?id=7#brochure-failed'])
  })

  test.each<[string, (response: ServerResponse) => void]>([
    ['a status of failure', (response) => response.writeHead(500).end(PDF)],
    ['a part of a file', (response) => response.writeHead(206).end(PDF)],
    ['a redirect', (response) => response.writeHead(302, { location: elsewhere.url }).end()],
    [
      'a page that calls itself a PDF',
      (response) => response.setHeader('content-type', 'application/pdf').end('<html>'),
    ],
    ['a PDF somewhere within', (response) => response.end(Buffer.concat([Buffer.from('<script>'), PDF]))],
    ['nothing', (response) => response.end()],
    ['less than a mark', (response) => response.end('%PD')],
    ['a compressed one', (response) => response.setHeader('content-encoding', 'gzip').end(PDF)],
    ['one that says that it is too long', (response) => response.setHeader('content-length', 26 * MB).write(PDF)],
    ['one that never begins', () => {}],
    ['one that falls silent before its mark', (response) => response.write('%P')],
    ['a reset', (response) => response.destroy()],
  ])('%s', async (_, reply) => {
    file = (response) => void reply(response)
    const answer = await get()
    expect([answer.status, await answer.json()]).toEqual([502, { reason: 'failed' }])
    expect(asked.filter((each) => each.startsWith('elsewhere'))).toEqual([])
  })
})

test.each([
  'http://169.254.169.254/latest',
  'http://[::1]:1/',
  '//evil.example/a.pdf',
  'file:///etc/passwd',
  'gopher://a',
])('an address that is not allowed is not asked: %s', async (address) => {
  fileUrl = address
  expect((await get()).status).toBe(502)
})

test('another port of the provider’s machine is another house', async () => {
  fileUrl = `${elsewhere.url}/a.pdf`
  expect((await get()).status).toBe(502)
  expect(asked.filter((each) => each.startsWith('elsewhere'))).toEqual([])
})

test('an allowed host whose name leads into the house is not asked', async () => {
  const environment = environmentWith(provider.url, { brochureHosts: ['localhost', new URL(elsewhere.url).host] })
  jest.mocked(getEnvironment).mockReturnValue(environment)
  for (const address of ['https://localhost/a.pdf', elsewhere.url.replace('http:', 'https:')]) {
    fileUrl = address
    expect((await get()).status).toBe(502)
  }
})

describe('a file that goes wrong on the way breaks the download, instead of ending it early', () => {
  const read = async () => (await get()).arrayBuffer()

  test('25 MB are counted as they come', async () => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 5_000 }))
    const closed = new Promise((close) => {
      file = (response) => {
        response.on('close', close)
        response.write(PDF)
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(MB))) continue
          if (!response.destroyed) response.once('drain', more)
        }
        more()
      }
    })
    await expect(read()).rejects.toThrow('more than 26214400 bytes')
    // The provider's own answer ends, too.
    await closed
  })

  test('exactly 25 MB come through', async () => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 5_000 }))
    const whole = Buffer.concat([PDF, Buffer.alloc(25 * MB - PDF.length)])
    file = (response) => response.end(whole)
    expect((await read()).byteLength).toBe(25 * MB)
  })

  test('one that breaks off', async () => {
    file = (response) => {
      response.setHeader('content-length', 1000)
      response.write(PDF, () => setTimeout(() => response.destroy(), 20))
    }
    await expect(read()).rejects.toThrow()
  })

  test('one that falls silent', async () => {
    file = (response) => void response.write(PDF)
    await expect(read()).rejects.toThrow('no more came in time')
  })
})

test('a visitor who goes away ends the fetching', async () => {
  // So long that it is not the time that ends it.
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 60_000 }))
  let end: (how: 'ended') => void = () => {}
  const ended = new Promise<'ended'>((resolve) => (end = resolve))
  let fetched: ServerResponse | undefined
  file = (response) => {
    fetched = response.on('close', () => end('ended'))
    response.write(PDF)
  }
  const answer = await get()
  await answer.body?.cancel()
  let timer: NodeJS.Timeout | undefined
  const goesOn = new Promise<'goes on'>((resolve) => (timer = setTimeout(() => resolve('goes on'), 3_000)))
  const outcome = await Promise.race([ended, goesOn])
  clearTimeout(timer)
  fetched?.destroy()
  expect(outcome).toBe('ended')
})
