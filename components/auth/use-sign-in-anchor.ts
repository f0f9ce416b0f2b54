import { useEffect, useEffectEvent, useRef } from 'react'
import { currentPath, useModals } from '@/lib/client/auth/modal-store'
import { useSession } from '@/lib/client/auth/session-store'
import { SIGN_IN_ANCHOR } from '@/lib/rules/routes/anchors'

/**
 * Opens the login modal for the anchor, to which middleware.ts and a logout lead, unless somebody is signed in, and takes
 * the anchor out of the address.
 */
export function useSignInAnchor() {
  const open = useModals((modals) => modals.open)
  const state = useSession((session) => session.state)
  const isAsked = useRef(false)

  const openWhereWanted = useEffectEvent(() => {
    if (!isAsked.current || state === 'unknown') return
    isAsked.current = false
    if (state === 'out') open('login')
  })

  useEffect(() => {
    const read = () => {
      if (window.location.hash !== SIGN_IN_ANCHOR) return
      window.history.replaceState(window.history.state, '', currentPath())
      isAsked.current = true
      openWhereWanted()
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  useEffect(() => openWhereWanted(), [state])
}
