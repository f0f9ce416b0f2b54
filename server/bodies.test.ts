import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { IMPORT_POST } from '@/lib/rules/desk/desk-path'
import { Bodies } from './bodies'
import { Refused } from './refusal'

const MB = 1024 * 1024

/** Posts to a server that reads bodies and keeps each until it is let go. */
async function serving(bodies: Bodies) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let reading = 0
  const answer = (request: IncomingMessage, from: string) =>
    bodies.with(request, from, async ({ byteLength }) => {
      reading += 1
      await held
      return byteLength
    })
  const server = createServer(async (request, response) => {
    const from = String(request.headers['x-from'])
    const status = await answer(request, from).then(
      () => 200,
      (error: unknown) => (error instanceof Refused ? error.refusal.status : 500),
    )
    response.writeHead(status, { connection: 'close' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    post: async (bytes: number, from: string) => {
      const init = { method: 'POST', body: new Uint8Array(bytes), headers: { 'x-from': from } }
      return (await fetch(`http://127.0.0.1:${port}${IMPORT_POST}`, init)).status
    },
    /** Until so many stand whole. */
    whole: async (count: number) => {
      while (reading < count) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    letGo: () => letGo(),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

test('uploads share a bounded part of memory: beyond it they are told to come again, and what is done makes room', async () => {
  const { post, whole, letGo, close } = await serving(new Bodies(undefined, 3 * MB))
  const first = [post(MB, '192.0.2.1'), post(MB, '192.0.2.2')]
  await whole(2)
  expect(await post(2 * MB, '192.0.2.3')).toBe(503)
  letGo()
  expect(await Promise.all(first)).toEqual([200, 200])
  expect(await post(2 * MB, '192.0.2.3')).toBe(200)
  await close()
})
