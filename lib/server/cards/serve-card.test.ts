import { drawCard } from '@/lib/server/cards/draw-card'
import { readOwnPicture } from '@/lib/server/cards/own-picture'
import { readCardImage } from '@/lib/server/cards/read-card'
import { serveCard } from '@/lib/server/cards/serve-card'
import { getEnvironment } from '@/lib/server/env'
import { ProviderError } from '@/lib/server/provider/provider'
import { getInstitute } from '@/lib/server/reads/institute'
import { environmentWith } from '@/testing/environment'
import { BARE_DETAIL, FULL_DETAIL } from '@/testing/institute-sample'

jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn() } }))
jest.mock('@/lib/server/reads/institute')
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/cards/own-picture', () => ({ readOwnPicture: jest.fn() }))
// It loads HarfBuzz, which jest cannot compile; draw-card.test.ts draws.
jest.mock('@/lib/server/cards/draw-card', () => ({ drawCard: jest.fn() }))

beforeEach(() => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://127.0.0.1:1'))
  jest
    .mocked(getInstitute)
    .mockImplementation(async (id) => (id === '9' ? null : id === '8' ? BARE_DETAIL : FULL_DETAIL))
  jest.mocked(readOwnPicture).mockResolvedValue(Buffer.from('picture'))
  jest.mocked(drawCard).mockReset().mockResolvedValue(Buffer.from('card'))
})

const pathOf = async (...asked: Parameters<typeof readCardImage>) =>
  new URL((await readCardImage(...asked)).url).pathname
const led = async (path: string) => {
  const { status, headers } = await serveCard(path)
  return [status, headers.get('location'), headers.get('cache-control')]
}

test('the card of an institution may be kept for ever at its address', async () => {
  const answer = await serveCard(await pathOf('college', ['7'], 'en'))
  expect([answer.status, await answer.text()]).toEqual([200, 'card'])
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(jest.mocked(drawCard).mock.calls[0]?.[1]).toEqual(Buffer.from('picture'))
})

test('what has changed has another address, and the old one leads there', async () => {
  const old = await pathOf('college', ['7'], 'en')
  jest.mocked(getInstitute).mockResolvedValue({ ...FULL_DETAIL, averageRating: 4.7 })
  const now = await pathOf('college', ['7'], 'en')
  expect(now).not.toBe(old)
  expect(await led(old)).toEqual([307, now, 'no-store'])
  expect(drawCard).not.toHaveBeenCalled()
})

test('a made-up mark leads to the one address, and draws nothing', async () => {
  const right = await pathOf('compare', ['7', '8'], 'kn')
  expect(await led('/cards/compare/7,9,8/kn-aaaaaaaaaaaaaaaa.jpg')).toEqual([307, right, 'no-store'])
  expect(drawCard).not.toHaveBeenCalled()
})

test.each(['/cards/college/9/en-aaaaaaaaaaaaaaaa.jpg', '/cards/college/x/en-aaaaaaaaaaaaaaaa.jpg'])(
  'there is none of %s',
  async (path) => {
    expect((await serveCard(path)).status).toBe(404)
    expect(await pathOf('compare', ['9', 'x'], 'en')).toBe('/pictures/share-en.jpg')
    expect(await pathOf('compare', [], 'kn')).toBe('/pictures/share-kn.jpg')
  },
)

test('an outage gives what stands beside any page, for the moment', async () => {
  const path = await pathOf('shortlist', ['7', '8'], 'kn')
  jest.mocked(getInstitute).mockRejectedValue(new ProviderError('timeout', 'x', 'no answer in time'))
  expect(await led(path)).toEqual([307, '/pictures/share-kn.jpg', 'no-store'])
  expect(await pathOf('shortlist', ['7', '8'], 'kn')).toBe('/pictures/share-kn.jpg')
})

test('a card without its picture is not for ever', async () => {
  const path = await pathOf('college', ['7'], 'en')
  jest.mocked(readOwnPicture).mockResolvedValue(null)
  expect((await serveCard(path)).headers.get('cache-control')).toBe('no-store')
  const bare = await pathOf('college', ['8'], 'en')
  expect((await serveCard(bare)).headers.get('cache-control')).toContain('immutable')
})

test('what cannot be drawn fails nobody', async () => {
  jest.mocked(drawCard).mockRejectedValue(new Error('sharp'))
  expect(await led(await pathOf('college', ['7'], 'en'))).toEqual([307, '/pictures/share-en.jpg', 'no-store'])
})

test('two are drawn at once, thirty wait, and nobody beyond', async () => {
  let go = () => {}
  const gate = new Promise<void>((resolve) => void (go = resolve))
  let [now, most] = [0, 0]
  jest.mocked(drawCard).mockImplementation(async () => {
    most = Math.max(most, ++now)
    await gate
    now -= 1
    return Buffer.from('card')
  })
  const path = await pathOf('college', ['7'], 'en')
  const answers = Array.from({ length: 40 }, () => serveCard(path))
  await new Promise((resolve) => setTimeout(resolve, 50))
  go()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(32)
  expect(statuses.filter((status) => status === 307)).toHaveLength(8)
  expect(most).toBe(2)
})
