import { useRouter } from 'next/navigation'
import { currentPath, useModals } from '@/lib/client/auth/modal-store'
import { useSession } from '@/lib/client/auth/session-store'
import type { SignedIn } from '@/lib/client/auth/sign-in-calls'
import { goTo, reloadAt } from '@/lib/client/go-to'
import type { Language } from '@/lib/contract/language'
import { localizedPath } from '@/lib/rules/routes/localized-url'

/**
 * After a verified login or a completed registration: to `/` (spec 1 §4), or back to the page on
 * which the visitor meant to do something, or to the one that sent them to sign in.
 */
export function useSignedIn(lang: Language) {
  const router = useRouter()
  const intent = useModals((modals) => modals.intent)
  const finish = useModals((modals) => modals.finish)
  const signIn = useSession((session) => session.signIn)
  return ({ user, returnTo }: SignedIn) => {
    finish()
    const isAnother = signIn(user)
    if (intent === null && returnTo !== null) return goTo(returnTo)
    const path = intent?.path ?? localizedPath('/', lang)
    if (isAnother) return reloadAt(path)
    if (path !== currentPath()) router.push(path)
  }
}
