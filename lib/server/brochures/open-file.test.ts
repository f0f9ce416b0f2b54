import { lookup } from 'node:dns'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { openFile } from './open-file'
import { isPublicAddress } from './public-address'

jest.mock('node:dns', () => ({ ...jest.requireActual<object>('node:dns'), lookup: jest.fn() }))
jest.mock('./public-address')

/** In these tests 127.0.0.2 stands for a machine on the internet, 127.0.0.1 for one in the house. */
const OUTSIDE = '127.0.0.2'
const INSIDE = '127.0.0.1'

type Listening = { server: Server; port: number; asked: string[] }
let outside: Listening
let inside: Listening

async function listen(host: string, port = 0): Promise<Listening> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`)
    if (request.url === '/silence') return
    if (request.url === '/moved') return void response.writeHead(302, { location: `http://${INSIDE}/secret` }).end()
    response.end(`from ${host}`)
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return { server, port: (server.address() as AddressInfo).port, asked }
}

beforeAll(async () => {
  outside = await listen(OUTSIDE)
  inside = await listen(INSIDE, outside.port)
})
afterAll(() => {
  for (const { server } of [outside, inside]) {
    server.closeAllConnections()
    server.close()
  }
})
beforeEach(() => {
  outside.asked.length = 0
  inside.asked.length = 0
  jest.mocked(isPublicAddress).mockImplementation((address) => address === OUTSIDE)
})

/** What a name server says, one answer after the other; the last is repeated. */
function resolveTo(...answers: string[][]) {
  let asked = 0
  jest
    .mocked(lookup)
    .mockReset()
    .mockImplementation(((_: string, __: object, callback: (...all: unknown[]) => void) => {
      const addresses = answers[Math.min(asked, answers.length - 1)] ?? []
      asked += 1
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )
    }) as typeof lookup)
}

const open = (path: string, { host = 'files.example', isPublicOnly = true, timeoutMs = 1000 } = {}) =>
  openFile(new URL(`http://${host}:${outside.port}${path}`), {
    isPublicOnly,
    accept: 'application/pdf',
    timeoutMs,
    signal: new AbortController().signal,
  })

test('a public host is asked under its name', async () => {
  resolveTo([OUTSIDE])
  expect(await text(await open('/a.pdf'))).toBe(`from ${OUTSIDE}`)
  expect(outside.asked).toEqual([`files.example:${outside.port} /a.pdf`])
})

test.each([[[INSIDE]], [[OUTSIDE, INSIDE]], [[INSIDE, OUTSIDE]], [[]]])(
  'a name that leads to %j is not connected to',
  async (addresses) => {
    resolveTo(addresses)
    await expect(open('/a.pdf')).rejects.toThrow('has no public address')
    expect([...inside.asked, ...outside.asked]).toEqual([])
  },
)

test('DNS rebinding: a name is looked up once for a connection, and what was checked is what is connected to', async () => {
  resolveTo([OUTSIDE], [INSIDE])
  expect(await text(await open('/a.pdf'))).toBe(`from ${OUTSIDE}`)
  expect(lookup).toHaveBeenCalledTimes(1)
  // The next connection is checked anew, and none is taken over from before.
  await expect(open('/a.pdf')).rejects.toThrow('has no public address')
  expect(inside.asked).toEqual([])
})

test.each([INSIDE, '[::1]', '0x7f.1', '2130706433', '0177.0.0.1', '127.1'])(
  'an address in place of a name is checked, too: %s',
  async (host) => {
    resolveTo([OUTSIDE])
    await expect(open('/a.pdf', { host })).rejects.toThrow('no public address')
    expect(inside.asked).toEqual([])
  },
)

test('a redirect is an answer, and is not followed', async () => {
  resolveTo([OUTSIDE])
  const answer = await open('/moved')
  answer.destroy()
  expect(answer.statusCode).toBe(302)
  expect(inside.asked).toEqual([])
})

test('the provider may stand in the house', async () => {
  expect(await text(await open('/a.pdf', { host: INSIDE, isPublicOnly: false }))).toBe(`from ${INSIDE}`)
})

test('who does not begin to answer in time is given up', async () => {
  resolveTo([OUTSIDE])
  await expect(open('/silence', { timeoutMs: 100 })).rejects.toThrow('no answer in time')
})
