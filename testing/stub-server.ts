import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on loopback that answers as a test says. */
export type StubServer = { url: string; answer: (listener: RequestListener) => void; close: () => Promise<void> }

/** Starts a server on a free port of loopback. Until `answer` is called it answers 500. */
export async function startStubServer(): Promise<StubServer> {
  let current: RequestListener = (_, response) => void response.writeHead(500).end()
  const server: Server = createServer((request, response) => current(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    answer: (listener) => (current = listener),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
