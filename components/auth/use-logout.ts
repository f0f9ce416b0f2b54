import { useRef } from 'react'
import { showToast } from '@/components/ui/toast'
import { useModals } from '@/lib/client/auth/modal-store'
import { useSession } from '@/lib/client/auth/session-store'
import { postToBff } from '@/lib/client/bff-post'
import { askToLeave, reloadAt } from '@/lib/client/go-to'
import type { Language } from '@/lib/contract/language'
import { SIGN_IN_ANCHOR } from '@/lib/rules/routes/anchors'
import { localizedPath } from '@/lib/rules/routes/localized-url'

/**
 * Logging out: clears the session, reloads to `/` and opens the login modal there (spec 1 §2). Where
 * it fails the visitor is still signed in, and is told so.
 */
export function useLogout(lang: Language, failed: string) {
  const close = useModals((modals) => modals.close)
  const signedOut = useSession((session) => session.signedOut)
  const isRunning = useRef(false)
  async function logOut() {
    if (isRunning.current) return
    isRunning.current = true
    const { status } = await postToBff('/api/logout', {})
    isRunning.current = false
    // 401: there was no session any more.
    if ((status < 200 || status > 299) && status !== 401) return showToast({ type: 'error', message: failed })
    close()
    signedOut()
    reloadAt(localizedPath('/', lang) + SIGN_IN_ANCHOR)
  }
  return () => askToLeave(() => void logOut())
}
