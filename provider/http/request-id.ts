import { AsyncLocalStorage } from 'node:async_hooks'
import { createMiddleware } from 'hono/factory'
import { type DestinationStream, pino } from 'pino'
import { makeRequestId, readRequestId, REQUEST_ID_HEADER } from '@/lib/rules/request-id'
import type { ProviderEnv } from '@/provider/http/context'

const ids = new AsyncLocalStorage<string>()

/** The provider's log: one JSON line an event, with the id of the request that it is of. */
export function makeLog(destination?: DestinationStream) {
  const mixin = () => {
    const requestId = ids.getStore()
    return requestId === undefined ? {} : { requestId }
  }
  return destination === undefined ? pino({ name: 'provider', mixin }) : pino({ name: 'provider', mixin }, destination)
}

/**
 * Does the work of a call under its id, and answers with it: the one that the caller gives where we believe what it says
 * of visitors (`PROVIDER_TRUST`), or one of its own.
 * @param isTrusted whether an address is one of those
 */
export function underRequestId(isTrusted: (address: string, hop: number) => boolean) {
  return createMiddleware<ProviderEnv>(async (c, next) => {
    const peer = c.env?.incoming?.socket.remoteAddress
    const given = peer !== undefined && isTrusted(peer, 0) ? readRequestId(c.req.header(REQUEST_ID_HEADER)) : null
    const id = given ?? makeRequestId()
    await ids.run(id, next)
    // Not by `c.header`, which makes a stream of an answer that is there.
    c.res.headers.set(REQUEST_ID_HEADER, id)
  })
}
