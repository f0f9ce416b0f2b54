import type { Logger } from 'pino'
import { secondsUntilNext } from '@/provider/enquiries/notices/back-off'
import { NoticeFailure, type Channel } from '@/provider/enquiries/notices/channel'
import {
  giveUpForsaken,
  noteDelivered,
  noteFailure,
  takeNotices,
  type Notice,
} from '@/provider/enquiries/store/enquiry-notices'
import type { Database } from '@/provider/platform/database'

/** How long a notice is tried before it is given up. */
const NOTICE_DAYS = 7
/** At once, of each channel: a receiver that is slow must not fill the memory. */
const BATCH = 5
/** Longer than a delivery may take, the waiting for the database included. */
const HELD_S = 120

const NOT_TOLD = 'THE OPERATOR WAS NOT TOLD OF AN ENQUIRY, and will not be: look at "npm run enquiries -- list"'

export type DeliveryDependencies = {
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
  { log, stopped }: DeliveryDependencies,
): Promise<boolean> {
  const about = { enquiry: notice.enquiry.id, channel: channel.name, tries: notice.tries }
  try {
    await channel.deliver(notice, stopped)
  } catch (error) {
    const reason = error instanceof NoticeFailure ? error.message : 'a defect'
    // Stopping is nobody's fault: whoever comes next tries at once.
    const afterS = stopped.aborted ? 0 : secondsUntilNext(notice.tries, Math.random())
    const isGivenUp = await noteFailure(db, notice.id, { reason, afterS, days: NOTICE_DAYS })
    if (isGivenUp) log.error({ ...about, reason }, NOT_TOLD)
    else log.warn({ ...about, reason }, 'the operator could not be told of an enquiry; it is tried again')
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
export async function deliverNotices(
  db: Database,
  channels: readonly Channel[],
  dependencies: DeliveryDependencies,
): Promise<void> {
  const names = channels.map((channel) => channel.name)
  for (const enquiry of await giveUpForsaken(db, names, NOTICE_DAYS)) dependencies.log.error({ enquiry }, NOT_TOLD)
  await Promise.all(
    channels.map(async (channel) => {
      // One by itself finds out whether anybody hears.
      for (let most = 1; !dependencies.stopping.aborted; most = BATCH) {
        const taken = await takeNotices(db, channel.name, most, HELD_S)
        const told = await Promise.all(taken.map((notice) => deliverOne(db, channel, notice, dependencies)))
        if (taken.length === 0 || told.includes(false)) return
      }
    }),
  )
}
