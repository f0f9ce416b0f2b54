/** @jest-environment node */
import { GET } from '@/app/api/home/route'
import { readHome } from '@/lib/server/reads/home'
import { readSampleHome } from '@/lib/testing/home-sample'

jest.mock('next/server', () => ({ connection: jest.fn() }))
jest.mock('@/lib/server/reads/home')

const ask = (query = '', headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost:3000/api/home${query}`, { headers }))
const reading = jest.mocked(readHome)
beforeEach(() => reading.mockReset().mockResolvedValue(readSampleHome()))

test('gives what the page shows, in its language', async () => {
  const answer = await ask('?lang=kn')
  expect(await answer.json()).toEqual(readSampleHome())
  expect(reading).toHaveBeenLastCalledWith('kn')
})

test.each(['', '?lang=', '?lang=fr', '?lang=__proto__'])('is in English otherwise: %j', async (query) => {
  await ask(query)
  expect(reading).toHaveBeenLastCalledWith('en')
})

test('costs a few bytes where nothing has changed', async () => {
  const first = await ask()
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  for (const known of [etag, `W/${etag}`]) {
    const again = await ask('', { 'if-none-match': known })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  reading.mockResolvedValue(readSampleHome({ partners: [] }))
  expect((await ask('', { 'if-none-match': etag })).status).toBe(200)
})

test('a page that has failed is 503, which nothing keeps', async () => {
  reading.mockResolvedValue('failed')
  const answer = await ask()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await answer.json()).toEqual({ message: 'The home page cannot be had just now.' })
})

test('a fault of our own is not hidden', async () => {
  reading.mockRejectedValue(new TypeError('a bug'))
  await expect(ask()).rejects.toThrow('a bug')
})
