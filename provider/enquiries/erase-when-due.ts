import type { Logger } from 'pino'
import { z } from 'zod'
import { DAY_MS } from '@/lib/contract/time'
import { getSetting, putSetting, removeSetting } from '@/provider/directory/store/settings'
import { countOlderEnquiries, eraseEnquiries } from '@/provider/enquiries/store/enquiries'
import type { Database } from '@/provider/platform/database'

const KEY = 'enquiry-days'
/** What goes by a time that is new, or shorter than before, goes a day after it was first seen: a slip can be taken back. */
const GRACE_MS = DAY_MS
/** For how many days they are kept, and since when that is so. */
const keptSchema = z.object({ days: z.number(), since: z.iso.datetime() })

async function readKept(db: Database) {
  const value = await getSetting(db, KEY)
  return value === null ? null : keptSchema.parse(JSON.parse(value))
}

/** Since when they are kept for so many days or fewer; that it is new, or shorter than before, is written down, with how many go by it. */
async function sinceWhen(db: Database, log: Logger, days: number, now: Date): Promise<Date> {
  const before = await readKept(db)
  if (before !== null && days === before.days) return new Date(before.since)
  const isShorter = before === null || days < before.days
  const since = isShorter ? now : new Date(before.since)
  await putSetting(db, KEY, JSON.stringify({ days, since: since.toISOString() }))
  const older = isShorter ? await countOlderEnquiries(db, days, now) : 0
  if (older > 0)
    log.warn(
      { older, days, erasedFrom: new Date(since.getTime() + GRACE_MS).toISOString() },
      'ENQUIRY_DAYS is new, or shorter than before: enquiries that are older are erased in a day, unless it is taken back',
    )
  return since
}

/**
 * Erases enquiries whose time is over.
 * @param days for how many they are kept; `null`: until somebody deletes them
 */
export async function eraseWhenDue(db: Database, log: Logger, days: number | null, now: Date): Promise<void> {
  // Set once more, it is new.
  if (days === null) return removeSetting(db, KEY)
  const since = await sinceWhen(db, log, days, now)
  if (now.getTime() < since.getTime() + GRACE_MS) return
  const erased = await eraseEnquiries(db, days, now)
  if (erased > 0) log.info({ erased }, 'enquiries were erased, whose time was over')
}
