import { HOUR_MS } from '@/lib/contract/time'
import { addNotices } from '@/provider/enquiries/store/enquiry-notices'
import {
  addEnquiry,
  getNthLatest,
  getEnquiryByKey,
  lockPhone,
  type NewEnquiry,
  type Enquiry,
} from '@/provider/enquiries/store/enquiries'
import type { Database } from '@/provider/platform/database'
import { transactionInTurn } from '@/provider/platform/locks'
import type { NoticeChannel } from '@/provider/enquiries/store/enquiry-tables'

/** So many enquiries of one phone within an hour: more than a family, or a school's only phone, sends. */
export const MAX_PER_HOUR = 20

/** What became of an enquiry; `seconds` until this phone may send another one. */
export type StoreOutcome = { kind: 'stored' | 'repeated' | 'key-of-another' } | { kind: 'limited'; seconds: number }

/** What the visitor wrote, by which a repeat is told from another enquiry under the same key. */
const WRITTEN = ['type', 'name', 'phone', 'email', 'course', 'role', 'mode', 'interest', 'message'] as const

function isSame(stored: Enquiry, enquiry: NewEnquiry): boolean {
  return WRITTEN.every((field) => stored[field] === enquiry[field])
}

async function repeated(db: Database, enquiry: NewEnquiry): Promise<StoreOutcome | null> {
  const stored = enquiry.idempotencyKey === null ? null : await getEnquiryByKey(db, enquiry.idempotencyKey)
  return stored && { kind: isSame(stored, enquiry) ? 'repeated' : 'key-of-another' }
}

async function limited(db: Database, enquiry: NewEnquiry): Promise<StoreOutcome | null> {
  const now = enquiry.createdAt.getTime()
  const first = await getNthLatest(db, enquiry, MAX_PER_HOUR, new Date(now - HOUR_MS))
  return first && { kind: 'limited', seconds: Math.max(1, Math.ceil((first.getTime() + HOUR_MS - now) / 1_000)) }
}

const notNow = async (db: Database, enquiry: NewEnquiry) =>
  (await repeated(db, enquiry)) ?? (await limited(db, enquiry))

/**
 * Stores an enquiry, once for each key, and in the same transaction what the operator is to be told
 * by each of the channels. It is committed when this resolves: not before may it be acknowledged.
 */
export async function storeEnquiry(
  db: Database,
  channels: readonly NoticeChannel[],
  enquiry: NewEnquiry,
): Promise<StoreOutcome> {
  // A flood of one phone's stays outside of transactions and locks.
  const early = await notNow(db, enquiry)
  if (early) return early
  return transactionInTurn(db, `phone ${enquiry.phone}`, async (tx): Promise<StoreOutcome> => {
    await lockPhone(tx, enquiry.phone)
    const late = await notNow(tx, enquiry)
    if (late) return late
    const id = await addEnquiry(tx, enquiry)
    // Another phone took the key at the same moment.
    if (id === null) return { kind: 'key-of-another' }
    await addNotices(tx, id, channels)
    return { kind: 'stored' }
  })
}
