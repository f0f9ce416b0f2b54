import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { pageTagsOf } from '@/lib/rules/page-tags'
import { getEnvironment } from '@/lib/server/env'
import { log } from '@/lib/server/log'

/** What changes together is taken away together. */
const GATHER_MS = 50
/** By then every instance knows of the change: what the CDN asked for meanwhile may be from before. */
const AGAIN_MS = 1_000
/** What every CDN takes in one request; more is everything. */
const MAX_TAGS = 30
const TRIES_AFTER_MS = [0, 1_000, 5_000]
const LIMIT_MS = 5_000

/** It hangs on the global object, because Next bundles this module more than once. */
const KEY = Symbol.for('cdn-purge')
const shared: typeof globalThis & { [KEY]?: Set<string> } = globalThis

/** Takes the pages that these changes touch away from the CDN in front, where there is one (CDN_PURGE_URL). */
export function purgeCdn(changed: readonly string[]): void {
  const { cdnPurge } = getEnvironment()
  const tags = changed.filter((tag) => !tag.startsWith('drop:')).flatMap(pageTagsOf)
  if (cdnPurge === null || tags.length === 0) return
  const isFirst = shared[KEY] === undefined
  const gathered = (shared[KEY] ??= new Set())
  for (const tag of tags) gathered.add(tag)
  if (isFirst) void purgeGathered(gathered)
}

async function purgeGathered(gathered: Set<string>): Promise<void> {
  await wait(GATHER_MS)
  delete shared[KEY]
  const tags = gathered.has('all') || gathered.size > MAX_TAGS ? ['all'] : [...gathered]
  await purge(tags)
  await wait(AGAIN_MS)
  await purge(tags)
}

/** The tags as Cloudflare wants them, in the body, and as Fastly and Varnish do, in a header. */
async function purge(tags: readonly string[]): Promise<void> {
  const { cdnPurge } = getEnvironment()
  if (cdnPurge === null) return
  let reason = ''
  for (const afterMs of TRIES_AFTER_MS) {
    await wait(afterMs)
    try {
      const answer = await fetch(cdnPurge.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'surrogate-key': tags.join(' '), ...cdnPurge.headers },
        body: JSON.stringify({ tags }),
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
        // Next keeps what is fetched, unless told.
        cache: 'no-store',
      })
      await answer.body?.cancel()
      if (answer.ok) return
      reason = `status ${answer.status}`
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
    }
  }
  log.warn(
    { reason, tags },
    'the CDN was not told of a change: what it holds may be old for CDN_MAX_AGE (CDN_PURGE_URL)',
  )
}
