import type { Logger } from 'pino'
import { purgeSends } from '@/provider/store/code-sends'
import type { Database } from '@/provider/store/database'
import { purgeCodes } from '@/provider/store/one-time-codes'
import { purgeRequestAddresses } from '@/provider/store/requests'
import { purgeReviewWrites } from '@/provider/store/reviews'
import { purgeSessions } from '@/provider/store/sessions'
import { isUnavailable } from '@/provider/store/unavailable'

/** Takes away what has expired: codes, sessions, what no limit counts any more, and where old requests came from. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  await purgeCodes(db, now)
  await purgeSends(db, now)
  await purgeSessions(db, now)
  await purgeRequestAddresses(db, now)
  await purgeReviewWrites(db, now)
}

const AGAIN_MS = 10 * 60_000

/** Purges now and every ten minutes, for as long as the process lives. */
export function startPurging(db: Database, log: Logger): void {
  const purge = () =>
    purgeExpired(db, new Date()).catch((error: unknown) =>
      // Nothing depends on it: the next time does.
      log.warn({ unavailable: isUnavailable(error) }, 'what has expired could not be purged'),
    )
  void purge()
  setInterval(() => void purge(), AGAIN_MS).unref()
}
