'use client'

import { useEffect, useState } from 'react'
import { useLazyQuery } from '@/lib/client/lazy-query'
import { fetchNotifications, POLL_MS } from '@/lib/client/notifications/notification-answer'
import { nextEnd, type ShownNotifications } from '@/lib/rules/notifications/notification-visibility'

/** The longest that a timer of browsers can wait. */
const MAX_TIMER_MS = 2_147_483_647

type List = ShownNotifications['list']

/** Whether a moment has come, and somebody looks. A clock that is far behind the server's waits no longer than a poll. */
function useIsDue(at: number): boolean {
  const [came, setCame] = useState<number | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      timer = setTimeout(() => setCame(at), Math.min(at - Date.now(), POLL_MS))
    }
    schedule()
    document.addEventListener('visibilitychange', schedule, { signal: stop.signal })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [at])
  return came === at
}

/** Those of a list that have not ended, at first by the server's clock: pages are cached, and so may be old. */
function useStillShown(list: List, server: number): List {
  const [now, setNow] = useState(server)
  const shown = list && list.filter(({ endsAt }) => endsAt === null || endsAt >= now)
  const end = shown && nextEnd(shown)
  useEffect(() => {
    if (end === null) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(end + 1 - Date.now(), MAX_TIMER_MS))
    return () => clearTimeout(timer)
  }, [end, now])
  return shown
}

/**
 * The notifications that show now, kept up to date while the tab is visible.
 * @param server what the page came with
 * @returns `null` while they could not be had: the next answer may bring them
 */
export function useNotifications(server: ShownNotifications): List {
  const [first, setFirst] = useState({ ...server, isAsked: false })
  // Who asked would be given what is published.
  const isDue = useIsDue(first.at + POLL_MS) && server.isPreview === undefined

  // A page that was kept is older than that, and asks at once: React Query comes with the second question.
  useEffect(() => {
    if (!isDue || first.isAsked) return
    const left = new AbortController()
    fetchNotifications(left.signal).then(
      (list) => setFirst({ list, at: Date.now(), isAsked: true }),
      () => left.signal.aborted || setFirst(({ list }) => ({ list, at: Date.now(), isAsked: true })),
    )
    return () => left.abort()
  }, [isDue, first.isAsked])

  const { data } = useLazyQuery(({ notifications }) => notifications(first), {
    isAsked: first.isAsked && isDue,
    loadAgainMs: POLL_MS,
  })
  return useStillShown(data ?? first.list, server.at)
}
