import type { Logger } from 'pino'
import type { Channel } from '@/provider/enquiries/notices/channel'
import { deliverNotices } from '@/provider/enquiries/notices/deliver-notices'
import { makeMail } from '@/provider/enquiries/notices/mail'
import type { NoticeSettings } from '@/provider/enquiries/notices/settings'
import { makeWebhook } from '@/provider/enquiries/notices/webhook'
import type { Database } from '@/provider/platform/database'
import { isUnavailable } from '@/provider/platform/unavailable'

const LOOK_EVERY_MS = 5_000
/** What is being delivered when the provider stops may take so long to end. */
const STOP_MS = 3_000

export function makeChannels({ webhook, mail }: NoticeSettings): Channel[] {
  return [...(webhook ? [makeWebhook(webhook)] : []), ...(mail ? [makeMail(mail)] : [])]
}

export type Notices = {
  /** Something is to be told: it is looked for at once. Before `start` it waits. */
  wake: () => void
  /** Begins to deliver, also what was left over from before. */
  start: (db: Database) => void
  /** Resolves when nothing is under way any more; what was not delivered is taken up by the next start. */
  stop: () => Promise<void>
}

/** Tells the operator of new enquiries for as long as the process lives. */
export function makeNotices(channels: readonly Channel[], log: Logger, lookEveryMs = LOOK_EVERY_MS): Notices {
  const stopping = new AbortController()
  const cut = new AbortController()
  let db: Database | null = null
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let isAway = false

  async function round(database: Database) {
    try {
      await deliverNotices(database, channels, { log, stopping: stopping.signal, stopped: cut.signal })
      isAway = false
    } catch (error) {
      // One line for an outage, however long; the enquiries and their notices are safe in the database.
      if (!isAway) log.warn({ unavailable: isUnavailable(error) }, 'the operator cannot be told of enquiries now')
      isAway = true
    }
  }

  function look() {
    if (db === null || stopping.signal.aborted) return
    if (running) {
      isAskedAgain = true
      return
    }
    isAskedAgain = false
    running = round(db).finally(() => {
      running = null
      if (isAskedAgain) look()
    })
  }

  return {
    wake: look,
    start(database) {
      db = database
      timer = setInterval(look, lookEveryMs).unref()
      look()
    },
    async stop() {
      clearInterval(timer)
      stopping.abort()
      const limit = setTimeout(() => cut.abort(), STOP_MS)
      await running
      clearTimeout(limit)
    },
  }
}
