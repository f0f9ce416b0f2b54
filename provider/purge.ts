import type { Logger } from 'pino'
import { purgeSends } from '@/provider/auth/store/code-sends'
import { purgeCodes } from '@/provider/auth/store/one-time-codes'
import { purgeSessions } from '@/provider/auth/store/sessions'
import { purgeContentPictures } from '@/provider/desk/store/content-pictures'
import { purgeDesk } from '@/provider/desk/store/accounts'
import { purgeImports } from '@/provider/desk/store/imports'
import { purgePresence } from '@/provider/desk/store/presence'
import { purgeUploads } from '@/provider/desk/store/proposed-uploads'
import { purgeBrochures } from '@/provider/directory/store/brochures'
import { purgePictures } from '@/provider/directory/store/institute-pictures'
import { eraseWhenDue } from '@/provider/enquiries/erase-when-due'
import { purgeEnquiryAddresses } from '@/provider/enquiries/store/enquiries'
import type { Database } from '@/provider/platform/database'
import { startJob } from '@/provider/platform/jobs'
import { purgeReports } from '@/provider/reviews/report-review'
import { purgeReviewWrites } from '@/provider/reviews/store'
import { purgeUnanswered } from '@/provider/search/unanswered/unanswered-searches'

export async function purgeExpired(db: Database, now: Date): Promise<void> {
  await purgeCodes(db, now)
  await purgeSends(db, now)
  await purgeSessions(db, now)
  await purgeEnquiryAddresses(db, now)
  await purgeReviewWrites(db, now)
  await purgeReports(db, now)
  await purgeDesk(db, now)
  await purgePresence(db, now)
  await purgeImports(db, now)
  await purgeUnanswered(db, now)
  await purgePictures(db, now)
  await purgeBrochures(db, now)
  await purgeUploads(db, now)
  await purgeContentPictures(db, now)
}

/**
 * The same, and erases enquiries whose time is over.
 * @param enquiryDays for how many days they are kept; `null`: until somebody deletes them
 */
export async function purgeAll(db: Database, log: Logger, enquiryDays: number | null, now: Date): Promise<void> {
  await purgeExpired(db, now)
  await eraseWhenDue(db, log, enquiryDays, now)
}

export function startPurging(db: Database, log: Logger, enquiryDays: number | null): void {
  startJob(db, 'purge', log, 'what has expired could not be purged', () => purgeAll(db, log, enquiryDays, new Date()))
}
