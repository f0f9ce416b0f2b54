import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Json } from '@/testing/poor-answers'

/** What a proxy makes of an answer. */
export type Planted = {
  status?: number
  headers?: Record<string, string>
  /** The body in its place, or what becomes of its JSON. */
  body?: string | ((json: Json) => Json | undefined)
  /** `reset`: nothing comes; `truncated`: a half. */
  wire?: 'reset' | 'truncated'
  delayMs?: number
}

/** Passes a provider's answers on, but for the paths in which a deviation is planted. */
export async function startProxy(base: string) {
  let planted: { path: (path: string) => boolean; what: Planted } | null = null
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/'
      const body = request.method === 'POST' ? await text(request) : undefined
      const { authorization } = request.headers
      const answer = await fetch(`${base}${path}`, {
        method: request.method ?? 'GET',
        headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
        ...(body === undefined ? {} : { body }),
      })
      const told = await answer.text()
      const what = planted?.path(path) ? planted.what : {}
      if (what.delayMs !== undefined) await wait(what.delayMs)
      if (what.wire === 'reset') return void request.socket.destroy()
      const changed =
        typeof what.body === 'function' ? JSON.stringify(what.body(JSON.parse(told))) : (what.body ?? told)
      const bytes = Buffer.from(changed ?? '', 'utf8')
      response.writeHead(what.status ?? answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
        'content-length': bytes.length,
        ...what.headers,
      })
      if (what.wire !== 'truncated') return void response.end(bytes)
      response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy())
    })().catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    base: `http://127.0.0.1:${address.port}`,
    plant: (path: (path: string) => boolean, what: Planted) => (planted = { path, what }),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
