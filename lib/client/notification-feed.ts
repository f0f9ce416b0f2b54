import { BffError } from '@/lib/client/bff-client'
import { fetchNotifications } from '@/lib/client/notification-answer'
import type { Notification } from '@/lib/contract/notification'
import { nextEnd, type ShownNotifications, visibleNotifications } from '@/lib/rules/notification-visibility'

/** Spec 2 §7: refetched every 10 seconds; here while the tab is visible. */
const POLL_MS = 10_000
/** The longest that a timer of browsers can wait. */
const LONGEST_TIMER_MS = 2_147_483_647

type List = ShownNotifications['list']

export type NotificationFeed = {
  /** The notifications that show now, the same array until they change; `null` when they could not be had yet. */
  get: () => List
  /** Begins to ask and to watch the time. Returns how to stop. */
  subscribe: (onChange: () => void) => () => void
}

/**
 * The notifications in the browser. What the page came with may be old, for pages are cached: whether
 * a notification shows is decided again here, at once and when the first one ends.
 */
export function createNotificationFeed(server: ShownNotifications): NotificationFeed {
  let list: List = server.list
  let askedAt = server.at

  function subscribe(onChange: () => void) {
    let pollTimer: ReturnType<typeof setTimeout> | undefined
    let endTimer: ReturnType<typeof setTimeout> | undefined
    const stop = new AbortController()

    function show(all: readonly Notification[]) {
      const now = Date.now()
      const shown = visibleNotifications(all, now)
      if (list === null || JSON.stringify(shown) !== JSON.stringify(list)) {
        list = shown
        onChange()
      }
      clearTimeout(endTimer)
      const end = nextEnd(shown)
      if (end !== null) endTimer = setTimeout(() => show(shown), Math.min(end + 1 - now, LONGEST_TIMER_MS))
    }

    async function ask() {
      askedAt = Date.now()
      try {
        show(await fetchNotifications(stop.signal))
      } catch (error) {
        // What is shown stays while there is no answer; its time is watched.
        if (!stop.signal.aborted && !(error instanceof BffError)) throw error
      }
    }

    function schedule() {
      clearTimeout(pollTimer)
      if (stop.signal.aborted || document.hidden) return
      const wait = Math.min(Math.max(askedAt + POLL_MS - Date.now(), 0), POLL_MS)
      pollTimer = setTimeout(() => void ask().finally(schedule), wait)
    }

    if (list !== null) show(list)
    schedule()
    document.addEventListener('visibilitychange', schedule, { signal: stop.signal })
    return () => {
      stop.abort()
      clearTimeout(pollTimer)
      clearTimeout(endTimer)
    }
  }

  return { get: () => list, subscribe }
}
