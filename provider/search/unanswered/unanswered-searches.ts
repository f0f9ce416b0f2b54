import { desc, gt, lte, max, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { UNANSWERED } from '@/lib/contract/desk/overview'
import { indianDay } from '@/lib/contract/indian-day'
import { DAY_MS } from '@/lib/contract/time'
import type { Database } from '@/provider/platform/database'
import { startRounds } from '@/provider/platform/jobs'
import { countedWords } from './counted-words'
import { unansweredSearches } from './unanswered-tables'

const WRITE_EVERY_MS = 60_000
/** So many different searches are counted a day, and wait to be written: whoever sends more by a program is not counted. */
export const MAX_SEARCHES = 300
const SHOWN = 20

/**
 * Counts what was searched for and nobody is called, where there is a desk to read it. No search waits for it: it is
 * written once a minute, and what was counted since is lost with the process.
 */
export class UnansweredSearches {
  private heard = new Map<string, number>()

  note(search: string): void {
    const words = countedWords(search)
    if (words !== null) this.hear(words, 1)
  }

  private hear(words: string, count: number): void {
    if (this.heard.size >= MAX_SEARCHES && !this.heard.has(words)) return
    this.heard.set(words, (this.heard.get(words) ?? 0) + count)
  }

  /** Writes what was heard since, under this day. What cannot be written is heard still. */
  async write(db: Database, now: Date): Promise<void> {
    if (this.heard.size === 0) return
    const heard = this.heard
    this.heard = new Map()
    try {
      await add(db, heard, indianDay(now))
    } catch (error) {
      const since = this.heard
      this.heard = heard
      for (const [words, count] of since) this.hear(words, count)
      throw error
    }
  }

  start(db: Database, log: Logger): void {
    startRounds(WRITE_EVERY_MS, log, 'searches without an answer could not be counted', () =>
      this.write(db, new Date()),
    )
  }
}

/** What the day knows already is counted further; of what it does not, as much as it has room for. */
async function add(db: Database, heard: ReadonlyMap<string, number>, day: string): Promise<void> {
  // In one order for all: two providers that write at once do not wait for each other in a circle.
  const sorted = [...heard].sort(([one], [other]) => (one < other ? -1 : 1))
  const [words, counts] = [sorted.map(([each]) => each), sorted.map(([, count]) => count)]
  await db.execute(sql`
    with heard as (
      select * from unnest(${sql.param(words)}::text[], ${sql.param(counts)}::int[]) as heard (words, count)
    ), today as (
      select words from unanswered_searches where day = ${day}
    ), taken as (
      select * from heard where words in (select words from today)
      union all (
        select * from heard where words not in (select words from today)
        order by count desc, words limit greatest(0, ${MAX_SEARCHES} - (select count(*) from today))
      )
    )
    insert into unanswered_searches (words, day, count) select words, ${day}, count from taken order by words
    on conflict (words, day) do update set count = unanswered_searches.count + excluded.count`)
}

const firstDay = (now: Date) => indianDay(new Date(now.getTime() - UNANSWERED.keptDays * DAY_MS))

/** What was searched for on several days, the most frequent first. What was on fewer may be somebody's own: nobody is shown it. */
export async function listUnanswered(db: Database, now: Date) {
  const { words, day, count } = unansweredSearches
  const times = sql<number>`sum(${count})::int`
  const days = sql<number>`count(*)::int`
  return db
    .select({ words, count: times, days, lastDay: max(day) })
    .from(unansweredSearches)
    .where(gt(day, firstDay(now)))
    .groupBy(words)
    .having(sql`count(*) >= ${UNANSWERED.shownDays}`)
    .orderBy(desc(times), words)
    .limit(SHOWN)
}

/** Takes away what is older than it is kept. */
export async function purgeUnanswered(db: Database, now: Date): Promise<void> {
  await db.delete(unansweredSearches).where(lte(unansweredSearches.day, firstDay(now)))
}
