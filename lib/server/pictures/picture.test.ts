import sharp from 'sharp'
import { getEnvironment } from '@/lib/server/env'
import { environmentWith } from '@/testing/environment'
import { serveAvatar, servePicture } from '@/lib/server/pictures/picture'
import { pngBomb } from '@/testing/png-bomb'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn() } }))

let provider: StubServer
const never = new Request('http://localhost:3000/media/a')

beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 20_000 }))
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
  ['a missing picture', 404, 'image/png'],
  ['a picture that is gone for good', 410, 'image/png'],
])('%s does not come through', async (_, status, type) => {
  answerWith(status, type, 'secret')
  const response = await servePicture('a.png', never)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('secret')
})

test.each([500, 503, 429])('a fault of the provider ends no copy that somebody keeps: %s', async (status) => {
  answerWith(status, 'image/png', 'secret')
  expect((await servePicture('a.png', never)).status).toBe(502)
})

describe('what one browser alone may keep', () => {
  const own = new Request('http://localhost:3000/media/a', { headers: { host: 'localhost:3000' } })
  const answerPrivate = (cacheControl: string) =>
    provider.answer((_, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': cacheControl }).end('face')
    })

  test.each(['private, max-age=3600', 'No-Store'])(
    'is for browsers, and not for the optimiser: %s',
    async (control) => {
      answerPrivate(control)
      expect((await servePicture('a.webp', own)).headers.get('cache-control')).toBe(control)
      // Within the process Next asks without any header.
      expect((await servePicture('a.webp', never)).status).toBe(403)
    },
  )

  test('is every picture of a student, whatever the provider says', async () => {
    answerPrivate('public, max-age=31536000, immutable')
    const answer = await serveAvatar('a.webp', own)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=300'])
    answerWith(404, 'image/webp', '')
    expect((await serveAvatar('a.webp', own)).headers.get('cache-control')).toBe('no-store')
  })
})

test('a picture over 10 MB is refused', async () => {
  answerWith(200, 'image/png', Buffer.alloc(10_000_001))
  expect((await servePicture('a.png', never)).status).toBe(502)
})

test('texts in a PNG, which whoever opens it would unpack, do not come through', async () => {
  const plain = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  answerWith(200, 'image/png', pngBomb(plain, 2))
  const answer = await servePicture('a.png', never)
  expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), plain)).toBe(0)
})

test('a redirect, a broken connection and silence are refused without an error', async () => {
  provider.answer((_, response) => void response.writeHead(302, { location: '/b.png' }).end())
  expect((await servePicture('a.png', never)).status).toBe(502)
  provider.answer((request) => void request.socket.destroy())
  expect((await servePicture('a.png', never)).status).toBe(502)
  provider.answer(() => {})
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 300 }))
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

describe('films', () => {
  const FILM = Buffer.from('0123456789')
  const asking = (range: string) => new Request('http://localhost:3000/media/a', { headers: { range } })
  let ranges: (string | undefined)[]

  /** As a provider does that knows of parts. */
  beforeEach(() => {
    ranges = []
    provider.answer(({ headers }, response) => {
      ranges.push(headers.range)
      const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
      const common = { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'set-cookie': 'a=1' }
      if (from === undefined) return void response.writeHead(200, common).end(FILM)
      if (Number(from) >= FILM.length) {
        return void response.writeHead(416, { ...common, 'content-range': 'bytes */10' }).end('secret')
      }
      const part = FILM.subarray(Number(from), to ? Number(to) + 1 : undefined)
      const where = `bytes ${from}-${Number(from) + part.length - 1}/10`
      response.writeHead(206, { ...common, 'content-range': where, 'content-length': part.length }).end(part)
    })
  })

  test('come through whole, and say that parts can be had', async () => {
    const response = await servePicture('film.mp4', never)
    expect([response.status, await response.text()]).toEqual([200, '0123456789'])
    expect(response.headers.get('content-type')).toBe('video/mp4')
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(ranges).toEqual([undefined])
  })

  test('come in the part that is asked for', async () => {
    const response = await servePicture('film.mp4', asking('bytes=2-5'))
    expect([response.status, await response.text()]).toEqual([206, '2345'])
    expect(response.headers.get('content-range')).toBe('bytes 2-5/10')
    expect(response.headers.get('content-length')).toBe('4')
    expect(await (await servePicture('film.mp4', asking('bytes=7-'))).text()).toBe('789')
  })

  test('let the provider go for HEAD, which takes none of them', async () => {
    const gone = new Promise((resolve) =>
      provider.answer((_, response) => {
        response.on('close', resolve)
        response.writeHead(200, { 'content-type': 'video/mp4' }).write(FILM)
      }),
    )
    const response = await servePicture('film.mp4', new Request(never, { method: 'HEAD' }))
    expect([response.status, response.headers.get('content-type'), response.body]).toEqual([200, 'video/mp4', null])
    await gone
  })

  test('have no part beyond their end', async () => {
    const response = await servePicture('film.mp4', asking('bytes=10-'))
    expect([response.status, await response.text()]).toEqual([416, ''])
    expect(response.headers.get('content-range')).toBe('bytes */10')
  })

  test.each(['bytes=0-1,4-5', 'bytes=-', 'lines=1-2', 'bytes=a-b'])(
    'are asked for whole where the part cannot be read: %s',
    async (range) => {
      expect((await servePicture('film.mp4', asking(range))).status).toBe(200)
      expect(ranges).toEqual([undefined])
    },
  )

  test('of more than 10 MB come through, and take longer than a picture may', async () => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 2000 }))
    provider.answer((_, response) => {
      response.writeHead(200, { 'content-type': 'video/webm' })
      response.write(Buffer.alloc(6_000_000))
      setTimeout(() => response.end(Buffer.alloc(6_000_000)), 2500)
    })
    const body = await (await servePicture('film.webm', never)).arrayBuffer()
    expect(body.byteLength).toBe(12_000_000)
  })

  test('of another type do not come through', async () => {
    answerWith(200, 'video/x-msvideo', 'secret')
    expect((await servePicture('film.avi', never)).status).toBe(404)
    answerWith(206, 'image/png', 'secret')
    expect((await servePicture('a.png', asking('bytes=0-5'))).status).toBe(404)
  })
})
