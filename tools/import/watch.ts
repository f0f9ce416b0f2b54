import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** The most memory that a process had resident so far, in MB; 0 where the system does not say or it has ended. */
export function peakMemory(pid: number): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}

/** Asks the database for a page of results all the time, as a website does. `stop` gives the longest wait in ms. */
export function watchReaders(pool: pg.Pool): { stop: () => Promise<number> } {
  let longest = 0
  let stopped = false
  const loop = async () => {
    while (!stopped) {
      const start = performance.now()
      await pool.query(
        `select id, name from institutes where type_ids @> '{1}' order by lower(name ->> 'en'), id limit 10`,
      )
      longest = Math.max(longest, performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  }
  const done = loop()
  return {
    stop: async () => {
      stopped = true
      await done
      return longest
    },
  }
}
