import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { readWhole } from './next-answer'
import { askNext } from './next-request'
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
