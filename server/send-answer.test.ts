/** @jest-environment node */
import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { streamAnswer } from './send-answer'

const CHUNK = Buffer.alloc(100_000)
let next: Server
let reverseProxy: Server
/** Whether the last answer is over, and was cut. */
let isOver: Promise<string>

const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeEach(async () => {
  next = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4' })
    const flow = setInterval(() => response.write(CHUNK), 5)
    response.once('close', () => clearInterval(flow))
  }).listen(0, '127.0.0.1')
  await once(next, 'listening')
  reverseProxy = createServer(async (request, response) => {
    const [answer] = (await once(get({ port: portOf(next), host: '127.0.0.1' }), 'response')) as [IncomingMessage]
    isOver = streamAnswer(answer, request, response, { everyMs: 200, bytes: 1_000 }).then(
      () => 'sent',
      () => 'cut',
    )
  }).listen(0, '127.0.0.1')
  await once(reverseProxy, 'listening')
})
afterEach(() => {
  for (const server of [reverseProxy, next]) {
    server.closeAllConnections()
    server.close()
  }
})

test('what its visitor does not take ends, and with it the question to Next', async () => {
  const closed = new Promise((resolve) => next.on('connection', (socket) => socket.once('close', resolve)))
  const visitor = connect(portOf(reverseProxy), '127.0.0.1')
  visitor.on('error', () => {})
  visitor.write('GET /media/film HTTP/1.1\r\nhost: a\r\n\r\n')
  // Nothing is read: once all that lies between is full, nothing more flows.
  await closed
  expect(await isOver).toBe('cut')
  visitor.destroy()
})

test('what is taken flows on', async () => {
  const [taken] = (await once(get({ port: portOf(reverseProxy), host: '127.0.0.1' }), 'response')) as [IncomingMessage]
  taken.resume()
  await wait(1_000)
  expect(taken.destroyed).toBe(false)
})
