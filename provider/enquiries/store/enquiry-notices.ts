import { and, eq, getTableColumns, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Enquiry } from '@/provider/enquiries/store/enquiries'
import { enquiryNotices, enquiries, type NoticeChannel } from '@/provider/enquiries/store/enquiry-tables'
import type { Database } from '@/provider/platform/database'

/** A notice that was taken, to be delivered now. */
export type Notice = {
  id: number
  uid: string
  channel: NoticeChannel
  /** How often it was tried, this time included. */
  tries: number
  enquiry: Enquiry
}

const isWaiting = and(isNull(enquiryNotices.deliveredAt), isNull(enquiryNotices.givenUpAt))
const olderThan = (days: number) => sql`${enquiryNotices.createdAt} <= now() - make_interval(days => ${days}::int)`
const seconds = (count: number) => sql`make_interval(secs => ${count}::float8)`

/** How many notices are still to be delivered, on all channels together. */
export async function countWaiting(db: Database): Promise<number> {
  return db.$count(enquiryNotices, isWaiting)
}

export async function addNotices(tx: Database, requestId: number, channels: readonly NoticeChannel[]): Promise<void> {
  if (channels.length === 0) return
  await tx.insert(enquiryNotices).values(channels.map((channel) => ({ requestId, channel })))
}

/**
 * Takes what is due, at most `most` of a channel: no other provider takes the same for `heldS`
 * seconds, and then again, should this one be gone by then.
 */
export async function takeNotices(
  db: Database,
  channel: NoticeChannel,
  most: number,
  heldS: number,
): Promise<Notice[]> {
  // Common table expressions that lock are worked out once: the limit holds.
  const due = db.$with('due').as(
    db
      .select({ dueId: sql<number>`${enquiryNotices.id}`.as('due_id') })
      .from(enquiryNotices)
      .where(and(eq(enquiryNotices.channel, channel), isWaiting, sql`${enquiryNotices.nextAt} <= now()`))
      .orderBy(enquiryNotices.nextAt, enquiryNotices.id)
      .limit(most)
      .for('update', { skipLocked: true }),
  )
  const taken = await db
    .with(due)
    .update(enquiryNotices)
    .set({ tries: sql`${enquiryNotices.tries} + 1`, nextAt: sql`now() + ${seconds(heldS)}` })
    .from(due)
    .where(eq(enquiryNotices.id, due.dueId))
    .returning(getTableColumns(enquiryNotices))
  if (taken.length === 0) return []
  const ids = taken.map((notice) => notice.requestId)
  const found = new Map(
    (await db.select().from(enquiries).where(inArray(enquiries.id, ids))).map((row) => [row.id, row]),
  )
  return taken
    .sort((a, b) => a.id - b.id)
    .flatMap(({ id, uid, tries, requestId }) => {
      const enquiry = found.get(requestId)
      // Deleted in between: there is nothing to tell.
      return enquiry ? [{ id, uid, channel, tries, enquiry }] : []
    })
}

export async function noteDelivered(db: Database, id: number): Promise<void> {
  await db
    .update(enquiryNotices)
    .set({ deliveredAt: sql`now()`, givenUpAt: null, lastError: null })
    .where(eq(enquiryNotices.id, id))
}

/**
 * Notes that a try failed: the next one comes after so many seconds; none does when the notice is
 * `days` old, because nobody will hear any more.
 * @returns whether the notice was given up
 */
export async function noteFailure(
  db: Database,
  id: number,
  { reason, afterS, days }: { reason: string; afterS: number; days: number },
): Promise<boolean> {
  const [noted] = await db
    .update(enquiryNotices)
    .set({
      nextAt: sql`now() + ${seconds(afterS)}`,
      lastError: reason,
      givenUpAt: sql`case when ${olderThan(days)} then now() end`,
    })
    .where(and(eq(enquiryNotices.id, id), isWaiting))
    .returning({ givenUpAt: enquiryNotices.givenUpAt })
  return noted !== undefined && noted.givenUpAt !== null
}

/** Gives up what nobody tries, since its channel is no longer set. @returns the enquiries concerned */
export async function giveUpForsaken(
  db: Database,
  channels: readonly NoticeChannel[],
  days: number,
): Promise<number[]> {
  const forsaken = and(isWaiting, olderThan(days), notInArray(enquiryNotices.channel, [...channels]))
  const given = await db
    .update(enquiryNotices)
    .set({ givenUpAt: sql`now()` })
    .where(forsaken)
    .returning({ requestId: enquiryNotices.requestId })
  return given.map(({ requestId }) => requestId)
}
