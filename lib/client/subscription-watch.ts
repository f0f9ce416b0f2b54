'use client'

import { useEffect, useEffectEvent } from 'react'
import { isText, objectOf, orNull } from '@/lib/client/answer-shape'
import { BffError, getFromBff } from '@/lib/client/bff-client'

const isAnswer = objectOf<{ status: string | null }>({ status: orNull(isText) })

/** Quick at first, when most payments are confirmed; then ever more seldom. Together some four minutes. */
const WAITS_MS = [2_000, 2_000, 3_000, 3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000, 60_000, 90_000]

/**
 * Looks again and again whether a payment that is pending has come to an end, while the page is seen.
 * @param id `null`: there is nothing to look for
 * @param onSettled it is no longer pending
 * @param onGivenUp it still is after some minutes
 */
export function useSubscriptionWatch(id: string | null, onSettled: () => void, onGivenUp: () => void) {
  const settled = useEffectEvent(onSettled)
  const givenUp = useEffectEvent(onGivenUp)
  useEffect(() => {
    if (id === null) return
    const request = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let looked = 0
    const later = () => {
      const wait = WAITS_MS[looked]
      if (wait === undefined) return givenUp()
      timer = setTimeout(() => void look(), wait)
    }
    async function look() {
      // A tab that is not seen looks when it is seen again.
      if (document.visibilityState === 'hidden') return later()
      looked += 1
      try {
        const { status } = await getFromBff(
          `/api/subscriptions/${encodeURIComponent(id ?? '')}`,
          isAnswer,
          request.signal,
        )
        if (status !== null && status !== 'pending') return settled()
      } catch (error) {
        if (request.signal.aborted || (error instanceof BffError && error.status === 401)) return
      }
      later()
    }
    later()
    return () => {
      request.abort()
      clearTimeout(timer)
    }
  }, [id])
}
