import type { Logger } from 'pino'
import { secondsUntilNext } from '@/provider/requests/notices/back-off'
import { NoticeFailure, type Channel } from '@/provider/requests/notices/channel'
import type { Database } from '@/provider/store/database'
import { giveUpForsaken, noteDelivered, noteFailure, takeNotices, type Notice } from '@/provider/store/request-notices'

/** How long a notice is tried before it is given up. */
export const NOTICE_DAYS = 7
/** At once, of each channel: a receiver that is slow must not fill the memory. */
const BATCH = 5
/** Longer than a delivery may take, the waiting for the database included. */
const HELD_S = 120

const UNTOLD = 'THE OPERATOR WAS NOT TOLD OF A REQUEST, and will not be: look at "npm run requests -- list"'

export type DeliveryParts = {
  log: Logger
  /** Nothing more is to be begun. */
  stopping: AbortSignal
  /** What is under way is to end, too. */
  stopped: AbortSignal
}

/** @returns whether it was delivered */
async function deliverOne(
  db: Database,
  channel: Channel,
  notice: Notice,
  { log, stopped }: DeliveryParts,
): Promise<boolean> {
  const about = { request: notice.request.id, channel: channel.name, tries: notice.tries }
  try {
    await channel.deliver(notice, stopped)
  } catch (error) {
    const reason = error instanceof NoticeFailure ? error.message : 'a defect'
    // Stopping is nobody's fault: whoever comes next tries at once.
    const afterS = stopped.aborted ? 0 : secondsUntilNext(notice.tries, Math.random())
    const isGivenUp = await noteFailure(db, notice.id, { reason, afterS, days: NOTICE_DAYS })
    if (isGivenUp) log.error({ ...about, reason }, UNTOLD)
    else log.warn({ ...about, reason }, 'the operator could not be told of a request; it is tried again')
    return false
  }
  await noteDelivered(db, notice.id)
  return true
}

/**
 * Tells the operator what is due, on every channel, until nothing is or a channel fails: then the rest
 * of it waits for the next call. Several providers may do so at the same time.
 * Rejects when the database is away; what was under way then is told again later.
 */
export async function deliverNotices(db: Database, channels: readonly Channel[], parts: DeliveryParts): Promise<void> {
  const names = channels.map((channel) => channel.name)
  for (const request of await giveUpForsaken(db, names, NOTICE_DAYS)) parts.log.error({ request }, UNTOLD)
  await Promise.all(
    channels.map(async (channel) => {
      // One by itself finds out whether anybody hears.
      for (let most = 1; !parts.stopping.aborted; most = BATCH) {
        const taken = await takeNotices(db, channel.name, most, HELD_S)
        const told = await Promise.all(taken.map((notice) => deliverOne(db, channel, notice, parts)))
        if (taken.length === 0 || told.includes(false)) return
      }
    }),
  )
}
