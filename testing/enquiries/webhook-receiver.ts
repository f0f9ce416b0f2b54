import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { url: string; headers: IncomingHttpHeaders; body: string }

/** A webhook on loopback that keeps what it receives. `answer` may do anything with the response, or nothing. */
export async function startReceiver() {
  const received: Received[] = []
  const receiver = {
    received,
    url: '',
    answer: (response: ServerResponse): void => void response.writeHead(204).end(),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    received.push({ url: request.url ?? '', headers: request.headers, body })
    receiver.answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/requests`
  return receiver
}
