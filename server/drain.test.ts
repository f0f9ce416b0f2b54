import { once } from 'node:events'
import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { drain } from './drain'

let server: Server
let port: number
let finish: () => void
let arrived: Promise<void>

beforeEach(async () => {
  arrived = new Promise((tell) => {
    server = createServer((_, response) => {
      finish = () => response.end('done')
      tell()
    })
  })
  server.keepAliveTimeout = 75_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => server.closeAllConnections())

function ask(agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, agent }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () => resolve(text))
    })
      .on('error', reject)
      .end()
  })
}

test('a request in flight is answered, new ones are refused, and connections kept alive do not hold it up', async () => {
  const keptAlive = new Agent({ keepAlive: true })
  const answer = ask(keptAlive)
  await arrived
  const drained = drain(server, 5_000)
  await expect(ask(new Agent())).rejects.toThrow(/ECONNREFUSED/)
  finish()
  expect(await answer).toBe('done')
  expect(await drained).toBe(true)
  keptAlive.destroy()
})

test('what never ends is cut off', async () => {
  const answer = ask(new Agent())
  const cut = expect(answer).rejects.toThrow(/hang up|ECONNRESET/)
  await arrived
  expect(await drain(server, 100)).toBe(false)
  await cut
})
