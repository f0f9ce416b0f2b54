import { setTimeout as wait } from 'node:timers/promises'
import { change } from '@/lib/server/cache/changes'
import { getEnvironment } from '@/lib/server/env'
import { environmentWith } from '@/testing/environment'
import { startStubServer, type StubServer } from '@/testing/stub-server'

jest.mock('@/lib/server/env')
let cdn: StubServer
type Purge = { method?: string; tags: unknown; keys: unknown; token: unknown }
let purges: Purge[]
let refusals: number

beforeEach(async () => {
  purges = []
  refusals = 0
  cdn = await startStubServer()
  cdn.answer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { 'surrogate-key': keys, 'fastly-key': token } = request.headers
      purges.push({ method: request.method, tags: JSON.parse(body), keys, token })
      refusals -= 1
      response.writeHead(refusals >= 0 ? 503 : 200).end()
    })
  })
  const cdnPurge = { url: new URL(cdn.url), headers: { 'fastly-key': 'a token' } }
  jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://127.0.0.1:1', { cdnPurge }))
})
afterEach(async () => {
  await wait(1_300)
  await cdn.close()
})

async function purged(times: number): Promise<void> {
  for (const until = Date.now() + 4_000; purges.length < times && Date.now() < until;) await wait(10)
}
const changed = (...tags: string[]) => change({ tags, isDropped: false })

test('what changes together is taken away together, at once and when every instance knows', async () => {
  changed('institute:7')
  changed('institute:8', 'drop:institute:8')
  await purged(2)
  const purge = {
    method: 'POST',
    tags: { tags: ['institute:7', 'lists', 'institute:8'] },
    keys: 'institute:7 lists institute:8',
    token: 'a token',
  }
  expect(purges).toEqual([purge, purge])
})

test('any other tag, and very many, are everything', async () => {
  changed('home', 'institute:7')
  await purged(1)
  expect(purges[0]?.tags).toEqual({ tags: ['all'] })
  await wait(1_200)
  purges = []
  changed(...Array.from({ length: 40 }, (_, id) => `institute:${id}`))
  await purged(1)
  expect(purges[0]?.tags).toEqual({ tags: ['all'] })
})

test('a CDN that refuses is asked again', async () => {
  refusals = 1
  changed('institute:7')
  await purged(2)
  expect(purges).toHaveLength(2)
})

test('without a CDN nobody is told', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://127.0.0.1:1'))
  changed('institute:7')
  await wait(150)
  expect(purges).toEqual([])
})
