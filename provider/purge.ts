import type { Logger } from 'pino'
import { purgeSends } from '@/provider/auth/store/code-sends'
import { purgeCodes } from '@/provider/auth/store/one-time-codes'
import { purgeSessions } from '@/provider/auth/store/sessions'
import { purgeEnquiryAddresses } from '@/provider/enquiries/store/enquiries'
import type { Database } from '@/provider/platform/database'
import { isUnavailable } from '@/provider/platform/unavailable'
import { purgeReviewWrites } from '@/provider/reviews/store'

/** Takes away what has expired: codes, sessions, what no limit counts any more, and where old enquiries came from. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  await purgeCodes(db, now)
  await purgeSends(db, now)
  await purgeSessions(db, now)
  await purgeEnquiryAddresses(db, now)
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
