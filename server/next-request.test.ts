import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { readWhole } from './next-answer'
import { askNext, waitingForNext } from './next-request'
import { Upstream } from './upstream'

let next: Server
let upstream: Upstream

beforeEach(async () => {
  next = createServer((request, response) => response.end(request.headers['user-agent'])).listen(0, '127.0.0.1')
  await once(next, 'listening')
  const address = next.address()
  upstream = new Upstream(8_000)
  if (typeof address === 'object' && address !== null) upstream.comesUp(address.port)
})
afterEach(() => {
  next.closeAllConnections()
  next.close()
})

const agentOf = async (headers: Record<string, string>) => {
  const answer = await askNext(upstream, { pool: 'answers', method: 'GET', path: '/about', headers })
  return String(await readWhole(answer))
}

// Next holds back nothing for who has no name: title and canonical then come when they like, after the page,
// by scripts that the page's policy refuses.
test('who asks without a name gets one, so that Next waits for title and canonical', async () => {
  expect(await agentOf({ host: 'localhost' })).not.toBe('')
  expect(await agentOf({ host: 'localhost', 'user-agent': '' })).not.toBe('')
})

test('a name of the visitor’s own stays', async () => {
  expect(await agentOf({ host: 'localhost', 'user-agent': 'Mozilla/5.0' })).toBe('Mozilla/5.0')
})

test('of pages Next makes 32 at a time, the others wait in line, and what is no page passes them', async () => {
  const making: (() => void)[] = []
  let most = 0
  next.removeAllListeners('request')
  next.on('request', (request, response) => {
    if (request.url !== '/about') return response.end('at once')
    making.push(() => response.end('made'))
    most = Math.max(most, making.length)
  })
  const ask = async (pool: 'pages' | 'answers', path: string) =>
    String(await readWhole(await askNext(upstream, { pool, method: 'GET', path, headers: {} })))
  const pages = Array.from({ length: 40 }, () => ask('pages', '/about'))
  while (making.length < 32 || waitingForNext() < 8) await wait(5)
  expect(await ask('answers', '/api/session')).toBe('at once')
  expect([making.length, most]).toEqual([32, 32])
  for (const end of making.splice(0)) end()
  while (making.length < 8) await wait(5)
  for (const end of making) end()
  expect(new Set(await Promise.all(pages))).toEqual(new Set(['made']))
})
