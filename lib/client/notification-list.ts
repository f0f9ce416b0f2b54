'use client'

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useLateQuery } from '@/lib/client/late-query'
import { fetchNotifications } from '@/lib/client/notification-answer'
import { queryKeys } from '@/lib/client/query-keys'
import { isNotificationVisible, nextEnd, type ShownNotifications } from '@/lib/rules/notification-visibility'

/** Spec 2 §7: refetched every 10 seconds; here while the tab is visible. */
const POLL_MS = 10_000
/** The longest that a timer of browsers can wait. */
const LONGEST_TIMER_MS = 2_147_483_647

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

/** Those of a list that have not ended, at once and when the next one ends: pages are cached, and so may be old. */
function useStillShown(list: List): List {
  const isShown = () => list?.map((each) => (isNotificationVisible(each, Date.now()) ? 'yes' : 'no')).join()
  const watch = useCallback(
    (onEnd: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        const now = Date.now()
        const end = list && nextEnd(list.filter((each) => isNotificationVisible(each, now)))
        if (end === null) return
        timer = setTimeout(() => (onEnd(), wait()), Math.min(end + 1 - now, LONGEST_TIMER_MS))
      }
      wait()
      return () => clearTimeout(timer)
    },
    [list],
  )
  const shown = useSyncExternalStore(watch, isShown, () => undefined)?.split(',')
  return list && list.filter((_, index) => shown?.[index] !== 'no')
}

/**
 * The notifications that show now, kept up to date while the tab is visible.
 * @param server what the page came with
 * @returns `null` while they could not be had: the next answer may bring them
 */
export function useNotifications(server: ShownNotifications): List {
  const [first, setFirst] = useState({ ...server, isAsked: false })
  const isDue = useIsDue(first.at + POLL_MS)

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

  const { data } = useLateQuery(
    {
      queryKey: queryKeys.notifications,
      queryFn: ({ signal }) => fetchNotifications(signal),
      initialData: first.list ?? undefined,
      initialDataUpdatedAt: first.at,
      staleTime: POLL_MS,
      refetchInterval: POLL_MS,
      refetchOnWindowFocus: true,
    },
    { isAsked: first.isAsked && isDue },
  )
  return useStillShown(data ?? first.list)
}
