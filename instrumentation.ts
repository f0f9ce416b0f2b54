/** Next runs this once, before it answers anybody. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { consoleToLog } = await import('@/lib/server/console-log')
  const { endWithoutEnvironment } = await import('@/lib/server/env')
  const { shareChanges } = await import('@/lib/server/cache/changes')
  const { NextCache } = await import('@/lib/server/cache/next-cache')
  // In development its own words are for who reads them.
  if (process.env.NODE_ENV === 'production') consoleToLog()
  endWithoutEnvironment()
  shareChanges()
  // Next asks there for a cache to use in place of its own.
  Object.assign(globalThis, { [Symbol.for('@next/cache-handlers')]: { FetchCache: NextCache } })
}
