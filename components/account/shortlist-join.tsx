'use client'

import { useEffect } from 'react'
import { useSession } from '@/lib/client/auth/session-store'
import { readBase } from '@/lib/client/shortlist/shortlist-base'

/** Keeps the shortlist and the account together while somebody is signed in. Nobody else loads its script. */
export function ShortlistJoin() {
  const state = useSession((session) => session.state)
  useEffect(() => {
    if (state === 'unknown' || (state === 'out' && readBase() === null)) return
    let stop = () => {}
    let isWanted = true
    import('@/lib/client/shortlist/shortlist-sync').then(
      ({ joinShortlist, leaveShortlist }) => {
        if (!isWanted) return
        if (state === 'in') stop = joinShortlist()
        else leaveShortlist()
      },
      // Offline, or a new version was deployed meanwhile: the next page does it.
      () => {},
    )
    return () => {
      isWanted = false
      stop()
    }
  }, [state])
  return null
}
