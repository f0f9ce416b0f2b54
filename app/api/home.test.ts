import { GET } from '@/app/api/home/route'
import { homeVersion } from '@/lib/server/cache/home-version'
import { readHome } from '@/lib/server/reads/home'
import { HOME_BUNDLE, readSampleHome } from '@/testing/home-sample'

jest.mock('next/server', () => ({ connection: jest.fn() }))
jest.mock('@/lib/server/reads/home')

const ask = (query = '') => GET(new Request(`http://localhost:3000/api/home${query}`))
const reading = jest.mocked(readHome)
beforeEach(() => reading.mockReset().mockResolvedValue(readSampleHome()))

test('gives the version of what the page shows, in its language', async () => {
  const answer = await ask('?lang=kn')
  expect(await answer.json()).toEqual({ version: homeVersion(readSampleHome()) })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(reading).toHaveBeenLastCalledWith('kn')
})

test.each(['', '?lang=', '?lang=fr', '?lang=__proto__'])('is in English otherwise: %j', async (query) => {
  await ask(query)
  expect(reading).toHaveBeenLastCalledWith('en')
})

test('another text is another version, the same content the same', () => {
  const other = readSampleHome({ bundle: { ...HOME_BUNDLE, testimonial: [] } })
  expect(homeVersion(readSampleHome())).toBe(homeVersion(readSampleHome()))
  expect(homeVersion(other)).not.toBe(homeVersion(readSampleHome()))
})

test.each([
  ['the page', 'failed' as const],
  ['its partners', readSampleHome({ partners: 'failed' })],
  ['its top institutions', readSampleHome({ topInstitutes: 'failed' })],
])('while %s cannot be had it is 503, which nothing keeps', async (_, home) => {
  reading.mockResolvedValue(home)
  const answer = await ask()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await answer.json()).toEqual({ message: 'The home page cannot be had just now.' })
})

test('a fault of our own is not hidden', async () => {
  reading.mockRejectedValue(new TypeError('a bug'))
  await expect(ask()).rejects.toThrow('a bug')
})
