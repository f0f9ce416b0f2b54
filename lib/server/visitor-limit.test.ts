import { setTimeout as wait } from 'node:timers/promises'
import { getEnvironment } from '@/lib/server/env'
import { processMemory } from '@/lib/server/cache/process-memory'
import { visitorAddress } from '@/lib/server/provider/visitor-address'
import { sharedStore } from '@/lib/server/shared-store'
import { countPost, postLimit } from '@/lib/server/visitor-limit'
import { environmentWith } from '@/testing/environment'
import { startRedis } from '@/testing/store/redis-server'

jest.mock('@/lib/server/env')
beforeEach(() =>
  jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://127.0.0.1:1', { postsPerAddress: 3 })),
)

const MINUTE = 60_000
/** As another instance has counted nothing. */
const forgetHere = (name: string) => processMemory<object>(name, { max: 1 })().clear()

test('an address may write so often in ten minutes, and is told how long to wait', async () => {
  const counts = await Promise.all([0, 0, 0, 4, 5].map((minute) => countPost('192.0.2.1', minute * MINUTE)))
  expect(counts).toEqual([null, null, null, 360, 300])
  expect(await countPost('192.0.2.1', 10 * MINUTE)).toBeNull()
})

test('addresses do not count for one another, but one IPv6 household is one visitor', async () => {
  for (let post = 0; post < 3; post += 1) await countPost(`2001:db8:0:1::${post}`, 0)
  expect(await countPost('2001:db8:0:1::ffff', 0)).not.toBeNull()
  expect(await countPost('2001:db8:0:2::1', 0)).toBeNull()
  expect(await countPost('192.0.2.2', 0)).toBeNull()
})

test('Next may load the module twice: both count together', async () => {
  for (let post = 0; post < 3; post += 1) await countPost('192.0.2.3', 0)
  await jest.isolateModulesAsync(async () => {
    const again = jest.requireActual<typeof import('@/lib/server/visitor-limit')>('@/lib/server/visitor-limit')
    expect(await again.countPost('192.0.2.3', 0)).toBe(600)
  })
})

test('what is kept stays bounded, however many addresses there are', async () => {
  for (let post = 0; post < 4; post += 1) await countPost('192.0.2.4', 0)
  for (let index = 0; index < 50_000; index += 1)
    await countPost(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`, 0)
  expect(await countPost('192.0.2.4', 0)).toBeNull()
})

test('instances that share a store count together, know no address there, and each goes on without it', async () => {
  const redis = await startRedis()
  const environment = environmentWith('http://127.0.0.1:1', { postsPerAddress: 3, redisUrl: redis.url })
  jest.mocked(getEnvironment).mockReturnValue(environment)
  const store = sharedStore()
  if (store === null) throw new Error('REDIS_URL is set')
  try {
    while (!store.isUp) await wait(10)
    const here = postLimit('posts here')
    expect([await here.count('192.0.2.5'), await here.count('192.0.2.5')]).toEqual([null, null])
    forgetHere('posts here')
    expect(await here.count('192.0.2.5')).toBeNull()
    expect(await here.count('192.0.2.5')).toBeGreaterThan(590)
    const kept = await store.ask((client) => client.keys('*'))
    expect(kept).toEqual({ answer: [expect.stringMatching(/^posts:posts here:[\w-]{43}$/)] })
    await redis.kill()
    expect([await here.count('192.0.2.5'), await here.count('192.0.2.5')]).toEqual([null, expect.any(Number)])
  } finally {
    store.close()
    await redis.kill()
  }
})

test('the address is the one that our server found', () => {
  expect(visitorAddress(new Headers({ 'x-visitor-address': '203.0.113.7' }))).toBe('203.0.113.7')
})

test.each(['', 'evil', '1.2.3.4, 5.6.7.8', '999.1.1.1'])('without one it is loopback, never %j', (address) => {
  expect(visitorAddress(new Headers({ 'x-visitor-address': address, 'x-forwarded-for': '8.8.8.8' }))).toBe('127.0.0.1')
})
