import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { inSpan } from '@/lib/tracing/span'
import type { ProviderEnv } from '@/provider/http/context'
import type { OpenDatabase } from '@/provider/platform/database'

/**
 * Makes a call a part of the trace that its caller names.
 * @param isTrusted whether an address is one whose word we take
 */
export function traced(isTrusted: (address: string, hop: number) => boolean) {
  return createMiddleware<ProviderEnv>(async (c, next) => {
    const incoming = c.env?.incoming
    const peer = incoming?.socket.remoteAddress
    const from = peer !== undefined && isTrusted(peer, 0) ? incoming?.headers : undefined
    const { method } = c.req
    await inSpan({ name: method, kind: 'server', from }, async (note) => {
      await next()
      const route = routePath(c, -1)
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': c.res.status,
        'request.id': c.res.headers.get('x-request-id') ?? '',
      }
      note(attributes, `${method} ${route}`)
    })
  })
}

/** Makes each query outside of a transaction a part of its trace, by what it does: what it asks for stands nowhere. */
export function traceQueries({ pool }: OpenDatabase): void {
  const query: (...args: unknown[]) => unknown = pool.query.bind(pool)
  const traced = (...args: unknown[]) => {
    const name = /\w+/.exec(textOf(args[0]))?.[0]?.toLowerCase() ?? 'query'
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': name }
    return inSpan({ name, kind: 'client', attributes }, async () => query(...args))
  }
  Object.assign(pool, { query: traced })
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : ''
}
