import { addNotices } from '@/provider/store/request-notices'
import {
  addRequest,
  getNthLatest,
  getRequestByKey,
  lockPhone,
  type NewRequest,
  type VisitorRequest,
} from '@/provider/store/requests'
import type { Database } from '@/provider/store/database'
import type { NoticeChannel } from '@/provider/store/request-tables'

/** So many requests of one phone within an hour: more than a family, or a school's only phone, sends. */
export const MOST_AN_HOUR = 20
const HOUR_MS = 60 * 60_000

/** What became of a request; `seconds` until this phone may send another one. */
export type StoreOutcome = { kind: 'stored' | 'repeated' | 'key-of-another' } | { kind: 'limited'; seconds: number }

/** What the visitor wrote, by which a repeat is told from another request under the same key. */
const WRITTEN = ['type', 'name', 'phone', 'email', 'course', 'role', 'mode', 'interest', 'message'] as const

function isSame(stored: VisitorRequest, request: NewRequest): boolean {
  return WRITTEN.every((field) => stored[field] === request[field])
}

async function repeated(db: Database, request: NewRequest): Promise<StoreOutcome | null> {
  const stored = request.idempotencyKey === null ? null : await getRequestByKey(db, request.idempotencyKey)
  return stored && { kind: isSame(stored, request) ? 'repeated' : 'key-of-another' }
}

async function limited(db: Database, request: NewRequest): Promise<StoreOutcome | null> {
  const now = request.createdAt.getTime()
  const first = await getNthLatest(db, request, MOST_AN_HOUR, new Date(now - HOUR_MS))
  return first && { kind: 'limited', seconds: Math.max(1, Math.ceil((first.getTime() + HOUR_MS - now) / 1_000)) }
}

const notNow = async (db: Database, request: NewRequest) =>
  (await repeated(db, request)) ?? (await limited(db, request))

/**
 * Stores a request, once for each key, and in the same transaction what the operator is to be told
 * by each of the channels. It is committed when this resolves: not before may it be acknowledged.
 */
export async function storeRequest(
  db: Database,
  channels: readonly NoticeChannel[],
  request: NewRequest,
): Promise<StoreOutcome> {
  // A flood of one phone's stays outside of transactions and locks.
  const early = await notNow(db, request)
  if (early) return early
  return db.transaction(async (tx): Promise<StoreOutcome> => {
    await lockPhone(tx, request.phone)
    const late = await notNow(tx, request)
    if (late) return late
    const id = await addRequest(tx, request)
    // Another phone took the key at the same moment.
    if (id === null) return { kind: 'key-of-another' }
    await addNotices(tx, id, channels)
    return { kind: 'stored' }
  })
}
