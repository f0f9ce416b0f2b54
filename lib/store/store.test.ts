/** What becomes of the instances when the store that they share fails: with a real one. */
import { setTimeout as wait } from 'node:timers/promises'
import { countShared, uncountShared } from '@/lib/store/shared-count'
import type { Change } from '@/lib/store/change-stream'
import { SharedChanges } from '@/lib/store/shared-changes'
import { Store, type StoreClient } from '@/lib/store/store'
import { type Proxy, type RedisServer, startProxy, startRedis } from '@/testing/store/redis-server'

const MAX_AGE_MS = 1_500
let redis: RedisServer
const ends: (() => void)[] = []

beforeEach(async () => void (redis = await startRedis()))
afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await redis.kill()
})

type Instance = {
  store: Store
  changes: SharedChanges
  heard: Change[]
  settled: string[]
  forgot: () => number
  dropped: () => number
  lines: string[]
}

async function until(what: () => boolean | Promise<boolean>, limitMs = 20_000): Promise<number> {
  const begun = performance.now()
  while (!(await what())) {
    if (performance.now() - begun > limitMs) throw new Error(`not within ${limitMs} ms: ${String(what)}`)
    await wait(10)
  }
  return performance.now() - begun
}

async function startInstance(url = redis.url): Promise<Instance> {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const store = new Store(url, { warn: (_details, line) => say(line), info: say })
  const heard: Change[] = []
  const settled: string[] = []
  let forgot = 0
  let dropped = 0
  const apply = (change: Change) => void heard.push(change)
  const changes = new SharedChanges({
    store,
    apply,
    forget: () => (forgot += 1),
    dropAll: () => (dropped += 1),
    number: () => heard.length,
    settle: (position) => void settled.push(position),
    maxAgeMs: MAX_AGE_MS,
  })
  changes.start()
  ends.push(() => {
    changes.stop()
    store.close()
  })
  // It takes everything for old once, when it begins to listen.
  await until(() => forgot > 0)
  forgot = 0
  return { store, changes, heard, settled, forgot: () => forgot, dropped: () => dropped, lines }
}
const change = (...tags: string[]): Change => ({ tags, isDropped: false })
const hears = (instance: Instance, tag: string) => until(() => instance.heard.some(({ tags }) => tags.includes(tag)))
async function cutOff(): Promise<{ proxy: Proxy; instance: Instance }> {
  const proxy = await startProxy(redis.port)
  ends.push(proxy.close)
  return { proxy, instance: await startInstance(proxy.url) }
}
const fill = (store: Store) => store.ask((client) => client.configSet('maxmemory', '1mb'))
const count = ({ store }: Instance) => countShared(store, 'posts:of one', 60_000)

test('a change that one instance is told of reaches the others within a second, and itself not again', async () => {
  const [one, other] = [await startInstance(), await startInstance()]
  one.changes.publish({ tags: ['institute:7', 'a, b'], isDropped: true })
  expect(await hears(other, 'institute:7')).toBeLessThan(1_000)
  expect(other.heard).toEqual([{ tags: ['institute:7', 'a, b'], isDropped: true }])
  expect([one.heard, one.forgot(), other.forgot()]).toEqual([[], 0, 0])
})

test('split: who was away reads what it missed, tells what it was told, and forgets nothing', async () => {
  const other = await startInstance()
  const { proxy, instance } = await cutOff()
  proxy.cut()
  await until(() => !instance.store.isUp)
  other.changes.publish(change('missed'))
  instance.changes.publish(change('told meanwhile'))
  proxy.mend()
  await Promise.all([hears(instance, 'missed'), hears(other, 'told meanwhile')])
  expect([instance.forgot(), other.forgot()]).toEqual([0, 0])
  expect(instance.lines).toEqual([expect.stringContaining('away'), expect.stringContaining('again')])
})

test('split: who missed more than the stream holds takes everything for old', async () => {
  const other = await startInstance()
  const { proxy, instance } = await cutOff()
  proxy.cut()
  await until(() => !instance.store.isUp)
  for (let index = 0; index < 11; index += 1) {
    for (let number = 0; number < 100; number += 1) other.changes.publish(change(`${index}:${number}`))
    await other.changes.look()
  }
  proxy.mend()
  await until(() => instance.forgot() > 0)
})

/** So many changes that the stream holds nothing of before; on a busy machine some are said again later. */
async function tellMany({ changes, settled }: Instance, some: (at: number) => Change): Promise<void> {
  for (let at = 0; at < 1_050; at += 1) {
    changes.publish(some(at))
    if (at % 100 === 99) await changes.look()
  }
  const before = settled.length
  await until(async () => {
    await changes.look()
    return settled.length > before
  })
}

test('split: who missed more than the stream holds hears what nobody may be shown any more', async () => {
  const other = await startInstance()
  const { proxy, instance } = await cutOff()
  proxy.cut()
  await until(() => !instance.store.isUp)
  other.changes.publish({ tags: ['drop:institute:7'], isDropped: true })
  await tellMany(other, (at) => change(String(at)))
  proxy.mend()
  await hears(instance, 'drop:institute:7')
  expect(instance.dropped()).toBe(0)
})

test('split: who missed more of those than are kept shows nothing of before to anybody', async () => {
  const other = await startInstance()
  const { proxy, instance } = await cutOff()
  proxy.cut()
  await until(() => !instance.store.isUp)
  await tellMany(other, (at) => ({ tags: [`drop:institute:${at}`], isDropped: true }))
  proxy.mend()
  await until(() => instance.dropped() > 0)
  expect(other.dropped()).toBe(0)
})

test('split: drops from before it was away, however many, are no reason to show nothing of before', async () => {
  const other = await startInstance()
  await tellMany(other, (at) => ({ tags: [`drop:institute:${at}`], isDropped: true }))
  const { proxy, instance } = await cutOff()
  const before = instance.dropped()
  // The store's time is a part of each id.
  await wait(5)
  other.changes.publish(change('the last that it read'))
  await hears(instance, 'the last that it read')
  await wait(5)
  proxy.cut()
  await until(() => !instance.store.isUp)
  other.changes.publish({ tags: ['drop:institute:7'], isDropped: true })
  await tellMany(other, (at) => change(String(at)))
  const heard = instance.heard.length
  proxy.mend()
  await until(() => instance.heard.length > heard)
  expect(instance.heard.slice(heard).filter(({ isDropped }) => isDropped)).toEqual([
    { tags: ['drop:institute:7'], isDropped: true },
  ])
  expect(instance.dropped()).toBe(before)
})

test('split: nothing stays for longer than CONTENT_MAX_AGE that may have changed, and one line says so', async () => {
  const { proxy, instance } = await cutOff()
  proxy.cut()
  expect(await until(() => instance.forgot() === 1)).toBeLessThan(MAX_AGE_MS + 1_000)
  await until(() => instance.forgot() === 2)
  expect(instance.lines).toHaveLength(1)
})

test('all is settled up to the entry that was read last, and nothing while a change could not be told', async () => {
  const [one, other] = [await startInstance(), await startInstance()]
  one.changes.publish(change('a'))
  await hears(other, 'a')
  await until(() => one.settled.at(-1) === other.settled.at(-1))
  await fill(one.store)
  one.changes.publish(change('b'))
  await until(() => one.lines.some((line) => line.includes('full')))
  const settled = one.settled.length
  await one.changes.look()
  expect(one.settled.length).toBe(settled)
})

test('slow: a store that is halted holds nobody up for longer than a moment, then nobody at all', async () => {
  const instance = await startInstance()
  redis.signal('SIGSTOP')
  const begun = performance.now()
  expect(await count(instance)).toBeNull()
  expect(performance.now() - begun).toBeLessThan(600)
  const next = performance.now()
  for (let post = 0; post < 100; post += 1) expect(await count(instance)).toBeNull()
  expect(performance.now() - next).toBeLessThan(100)
  redis.signal('SIGCONT')
  await until(async () => (await count(instance)) !== null)
})

test('restarted: it is found again, and everything counts as old, since its stream is gone', async () => {
  const instance = await startInstance()
  await redis.kill()
  await until(() => !instance.store.isUp)
  await redis.start()
  await until(() => instance.forgot() > 0)
  const other = await startInstance()
  other.changes.publish(change('after'))
  await hears(instance, 'after')
})

test('flushed: everything counts as old once, and changes go on', async () => {
  const [one, other] = [await startInstance(), await startInstance()]
  await one.store.ask((client) => client.flushAll())
  // Once when the stream is gone, and once more when they have found where it goes on.
  await until(() => one.forgot() > 1 && other.forgot() > 1)
  one.changes.publish(change('after'))
  await hears(other, 'after')
})

test('full: a change that the store does not take makes everything old everywhere', async () => {
  const [one, other] = [await startInstance(), await startInstance()]
  await fill(one.store)
  one.changes.publish(change('institute:7'))
  await until(() => other.forgot() > 0)
  expect(other.heard).toEqual([])
  expect(one.lines.filter((line) => line.includes('full'))).toHaveLength(1)
  await one.store.ask((client) => client.configSet('maxmemory', '0'))
  await wait(500)
  one.changes.publish(change('after'))
  await hears(other, 'after')
})

test('flushed: what nobody may be shown any more is told again to whoever had not heard of it', async () => {
  const one = await startInstance()
  const { proxy, instance } = await cutOff()
  proxy.cut()
  await until(() => !instance.store.isUp)
  const dropped: Change = { tags: ['drop:institute:7'], isDropped: true }
  one.changes.publish(dropped)
  one.changes.publish(change('institute:8'))
  await one.changes.look()
  // Pages are kept for longer than CONTENT_MAX_AGE, and shown where there is no newer one.
  await wait(MAX_AGE_MS + 200)
  await one.store.ask((client) => client.flushAll())
  await until(() => one.forgot() > 1)
  proxy.mend()
  await hears(instance, 'drop:institute:7')
  expect(instance.heard).toEqual([dropped])
})

test('restarted: what was told while it was away is heard, though the stream begins with it', async () => {
  const one = await startInstance()
  const { proxy, instance } = await cutOff()
  await redis.kill()
  proxy.cut()
  await until(() => !one.store.isUp && !instance.store.isUp)
  one.changes.publish(change('institute:7'))
  await redis.start()
  const settled = one.settled.length
  await until(() => one.settled.length > settled)
  proxy.mend()
  await hears(instance, 'institute:7')
})

test('full: what nobody may be shown any more is told once there is room again', async () => {
  const [one, other] = [await startInstance(), await startInstance()]
  await fill(one.store)
  one.changes.publish({ tags: ['drop:institute:7'], isDropped: true })
  await until(() => other.forgot() > 0)
  await one.store.ask((client) => client.configSet('maxmemory', '0'))
  await hears(other, 'drop:institute:7')
})

test('a store that takes no write, as with a full disk: nothing stays for longer than CONTENT_MAX_AGE', async () => {
  const instance = await startInstance()
  expect(await instance.store.takesWrites()).toBe(true)
  await instance.store.ask((client) => client.configSet('min-replicas-to-write', '1'))
  expect(await instance.store.takesWrites()).toBe(false)
  expect(await until(() => instance.forgot() === 1)).toBeLessThan(MAX_AGE_MS + 1_000)
  await until(() => instance.forgot() === 2)
  expect(instance.lines.filter((line) => line.includes('refuses'))).toHaveLength(1)
})

test('a count that is taken back as its window ends is none below nothing, which would have no end', async () => {
  const { store } = await startInstance()
  let hasEnded = false
  /** Its window ends after whatever is asked of it first. */
  const ending = {
    ask: <Answer>(question: (client: StoreClient) => Promise<Answer>) =>
      store.ask((client) =>
        question(
          new Proxy(client, {
            get(target, name: keyof StoreClient) {
              const found: unknown = target[name]
              if (typeof found !== 'function') return found
              return async (...args: unknown[]) => {
                const answer: unknown = await found.apply(target, args)
                if (!hasEnded) await client.del('posts:of one')
                hasEnded = true
                return answer
              }
            },
          }),
        ),
      ),
  }
  await store.ask((client) => client.set('posts:of one', 3))
  await uncountShared(await ending, 'posts:of one')
  expect(await store.ask((client) => client.exists('posts:of one'))).toEqual({ answer: 0 })
})

test('a limit holds over all instances, and ends with its window', async () => {
  const [one, other] = [await startInstance(), await startInstance()]
  expect((await count(one))?.count).toBe(1)
  expect((await count(other))?.count).toBe(2)
  await uncountShared(one.store, 'posts:of one')
  const third = await count(one)
  expect(third?.count).toBe(2)
  expect(third?.leftMs).toBeGreaterThan(50_000)
  expect((await countShared(one.store, 'short', 50))?.count).toBe(1)
  await wait(100)
  expect((await countShared(one.store, 'short', 50))?.count).toBe(1)
})

test('an entry that another build wrote otherwise makes everything old', async () => {
  const instance = await startInstance()
  await instance.store.ask((client) => client.xAdd('changes', '*', { of: 'another build' }))
  await until(() => instance.forgot() === 1)
})
