import type { Database } from '@/provider/platform/database'

/** The same database; before its question number `at` (from 1) something happens. */
export function interrupted(db: Database, interrupt: (at: number) => Promise<void>): Database {
  let asked = 0
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'execute' || typeof value !== 'function') return value
      return async (...args: unknown[]): Promise<unknown> => {
        asked += 1
        await interrupt(asked)
        return Reflect.apply(value, target, args)
      }
    },
  })
}
