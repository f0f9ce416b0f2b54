import 'server-only'
import { LRUCache } from 'lru-cache'

/**
 * A bounded memory of this process, made on first use. It hangs on the global object, because Next may load the
 * module that has it more than once in a process.
 * @param name its own in the whole process
 */
export function processMemory<Value extends object | string | number>(
  name: string,
  options: LRUCache.Options<string, Value, unknown>,
): () => LRUCache<string, Value> {
  const key = Symbol.for(name)
  const shared: typeof globalThis & { [key]?: LRUCache<string, Value> } = globalThis
  return () => (shared[key] ??= new LRUCache<string, Value>(options))
}
