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

describe('an answer that is to come as it is', () => {
  const text = 'a line of a file\n'.repeat(500)
  async function ask(headers: Record<string, string>) {
    next.removeAllListeners('request')
    next.on('request', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', etag: '"a"', ...headers })
      // In two pieces, so that Node does not say how long it is.
      response.write(text.slice(0, 100))
      response.end(text.slice(100))
    })
    const options = { port: portOf(reverseProxy), host: '127.0.0.1', headers: { 'accept-encoding': 'br' } }
    const [answer] = (await once(get(options), 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return answer.headers
  }

  test('is not compressed, keeps its mark, and has the length that Next left out', async () => {
    const told = { 'cache-control': 'public, no-transform', 'x-note-length': String(text.length) }
    const headers = await ask(told)
    expect(headers).toMatchObject({ etag: '"a"', 'content-length': String(text.length) })
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).not.toHaveProperty('x-note-length')
  })

  test('any other is, and its length is another', async () => {
    const headers = await ask({ 'cache-control': 'public', 'x-note-length': String(text.length) })
    expect(headers).toMatchObject({ etag: 'W/"a"', 'content-encoding': 'br' })
    expect(headers).not.toHaveProperty('content-length')
  })
})
