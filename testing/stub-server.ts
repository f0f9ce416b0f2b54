import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on loopback that answers as a test says. */
export type StubServer = { url: string; answer: (listener: RequestListener) => void; close: () => Promise<void> }

/** Listens on a free port of loopback. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

export function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

/** Starts a server on a free port of loopback. Until `answer` is called it answers 500. */
export async function startStubServer(): Promise<StubServer> {
  let current: RequestListener = (_, response) => void response.writeHead(500).end()
  // It keeps connections for as long as the client does: on a slow machine one would be closed in the midst of the next request.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => current(request, response))
  const port = await listening(server)
  return {
    url: `http://127.0.0.1:${port}`,
    answer: (listener) => (current = listener),
    close: () => closed(server),
  }
}
