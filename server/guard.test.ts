/** @jest-environment node */
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { Readable } from 'node:stream'
import { BodyTooLarge, boundedBody, largestBody, refuse } from './guard'

let server: Server
let asked: IncomingMessage | null

beforeEach(async () => {
  asked = null
  server = createServer((request, response) => {
    asked = request
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A request as Node reads it from a connection. */
async function request(line: string, headers: Record<string, string | number> = {}): Promise<IncomingMessage> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const heads = Object.entries({ host: 'here', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${line} HTTP/1.1\r\n${heads.join('')}\r\n`)
  await once(socket, 'data')
  if (asked === null) throw new Error('Node has refused it')
  return asked
}

test.each(['GET /', 'HEAD /about', 'POST /api/contact', 'GET /?q=%E0%B2%95', `GET /${'a'.repeat(2047)}`])(
  '%s goes on',
  async (line) => {
    expect(refuse(await request(line))).toBeNull()
  },
)

test.each(['TRACE /', 'PUT /', 'DELETE /api/contact', 'PATCH /', 'PROPFIND /', 'PURGE /'])(
  '%s is refused, with what is allowed',
  async (line) => {
    expect(refuse(await request(line))).toEqual({ status: 405, headers: { allow: 'GET, HEAD, POST, OPTIONS' } })
  },
)

test('OPTIONS is told what is allowed, and no more: no other website may read us', async () => {
  expect(refuse(await request('OPTIONS *'))).toEqual({ status: 204, headers: { allow: 'GET, HEAD, POST, OPTIONS' } })
})

test.each([
  ['an address of another host', 'GET http://evil.example/', {}, 400],
  ['an address of 2049 letters', `GET /${'a'.repeat(2048)}`, {}, 414],
  ['a body where none belongs', 'GET /', { 'content-length': 1 }, 400],
  ['a body that does not say how long it is, where none belongs', 'HEAD /', { 'transfer-encoding': 'chunked' }, 400],
  ['too long a body', 'POST /api/contact', { 'content-length': 81_921 }, 413],
  ['too long a picture', 'POST /api/profile', { 'content-length': 5_400_000 }, 413],
] as const)('%s is refused', async (_, line, headers, status) => {
  expect(refuse(await request(line, headers))?.status).toBe(status)
})

test('a picture may be larger than a form, at its own address alone', async () => {
  const headers = { 'content-length': 5_242_880 }
  expect(refuse(await request('POST /api/profile?x=1', headers))).toBeNull()
  expect(refuse(await request('POST /api/profile2', headers))?.status).toBe(413)
  expect(largestBody('/api/profile?x')).toBeGreaterThan(largestBody('/api/contact?/api/profile'))
})

test('a body is counted as it comes', async () => {
  const pass = async (size: number) => {
    const chunks: Buffer[] = []
    for await (const chunk of Readable.from([Buffer.alloc(size), Buffer.alloc(size)]).pipe(boundedBody(10))) {
      chunks.push(chunk as Buffer)
    }
    return Buffer.concat(chunks).byteLength
  }
  expect(await pass(5)).toBe(10)
  await expect(pass(6)).rejects.toThrow(BodyTooLarge)
})
