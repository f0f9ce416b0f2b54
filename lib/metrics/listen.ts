import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { Registry } from 'prom-client'

/** Where metrics are answered. */
export type MetricsPlace = { host: string; port: number }

/**
 * Answers `GET /metrics`, and nothing else.
 * @param collect the text of one scrape
 * @throws Error where it cannot listen
 */
export async function listenForMetrics({ host, port }: MetricsPlace, collect: () => Promise<string>): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?', 1)[0]
    if (path !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return void response.writeHead(path === '/metrics' ? 405 : 404).end()
    }
    try {
      const text = await collect()
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
