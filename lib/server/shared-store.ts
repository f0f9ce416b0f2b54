import 'server-only'
import { getEnvironment } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { Store } from '@/lib/store/store'

/** It hangs on the global object, because Next bundles this module more than once. */
const KEY = Symbol.for('shared-store')
const shared: typeof globalThis & { [KEY]?: Store } = globalThis

/** What this instance shares with others; `null`: it stands alone. */
export function sharedStore(): Store | null {
  const { redisUrl } = getEnvironment()
  return redisUrl === undefined ? null : (shared[KEY] ??= new Store(redisUrl, log))
}
