'use client'

import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { openSessionChannel, type SessionChannel } from '@/lib/client/auth/session-channel'
import { onSignedOut } from '@/lib/client/auth/signed-out-signal'
import { reloadAt } from '@/lib/client/go-to'
import { askOnce } from '@/lib/client/lazy-query'
import { PATIENCE_MS } from '@/lib/client/patience'
import { hasSessionHint } from '@/lib/rules/auth/session-hint'
import type { SessionUser } from '@/lib/rules/auth/sign-in'

type Known = { state: 'unknown' | 'out' | 'in'; user: SessionUser | null }
/** Who is signed in. `in` without a user: there is a session, but it could not be asked whose. */
export type Session = Known & {
  /** Asks the server who is signed in. A failure leaves what the hint cookie says. */
  refresh: () => Promise<void>
  /**
   * After a verified code: tells the other tabs, too.
   * @returns whether somebody else was signed in on this page before, so that it must be left by a full load
   */
  signIn: (user: SessionUser) => boolean
  /** After a changed profile: tells the other tabs, too. */
  profileChanged: (user: Omit<SessionUser, 'id'>) => void
  /** After a logout, and after any 401: once, and tells the other tabs. */
  signedOut: () => void
}
type SessionStore = StoreApi<Session> & {
  /** Begins to ask and to listen. Returns how to stop. */
  start: () => () => void
}

const OUT: Known = { state: 'out', user: null }
const hinted = () => hasSessionHint(document.cookie)

type Watched = { focus: () => void; pageshow: (event: PageTransitionEvent) => void; pagehide: () => void }
function watchWindow({ focus, pageshow, pagehide }: Watched): () => void {
  const watching = new AbortController()
  const { signal } = watching
  window.addEventListener('focus', focus, { signal })
  window.addEventListener('pageshow', pageshow, { signal })
  window.addEventListener('pagehide', pagehide, { signal })
  return () => watching.abort()
}

export function createSessionStore(): SessionStore {
  let channel: SessionChannel | undefined
  /** The question that is under way. */
  let asking: Promise<unknown> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  /** The account that this page was last for; what it typed or was shown is no other's. */
  let owner: string | null = null

  /**
   * An answer that is still under way was given before this, and no longer counts.
   * @returns whether the page is somebody else's. Then it stays as it is until it is loaded anew: what that one
   * meant to do after signing in is not done for another.
   */
  function learn(known: Known): boolean {
    asking = undefined
    clearTimeout(again)
    const id = known.user?.id ?? owner
    if (owner !== null && id !== owner) return true
    owner = id
    store.setState(known)
    return false
  }

  function learnOrReload(known: Known) {
    if (learn(known)) reloadAt(window.location.href)
  }

  async function refresh() {
    const question = askOnce(({ session }) => session)
    asking = question
    try {
      const { user } = await question
      if (asking === question) learnOrReload(user === null ? OUT : { state: 'in', user })
    } catch {
      if (asking !== question) return
      const { user } = store.getState()
      learn(hinted() ? { state: 'in', user } : OUT)
      // On a slow network React Query may only be late.
      if (hinted() && user === null) again = setTimeout(compare, PATIENCE_MS)
    }
  }

  const store = createStore<Session>()((_, get) => ({
    state: 'unknown',
    user: null,
    refresh,
    signIn(user) {
      channel?.tell(user)
      return learn({ state: 'in', user })
    },
    profileChanged(user) {
      get().signIn({ ...user, id: owner })
    },
    signedOut() {
      if (get().state === 'out') return
      learn(OUT)
      channel?.tell(null)
    },
  }))

  /** What another tab did, or a server that forgot us, shows in the hint cookie. */
  function compare() {
    const { state, user } = store.getState()
    if (!hinted()) {
      if (state !== 'out') learn(OUT)
    } else if (asking === undefined && (state !== 'in' || user === null)) void refresh()
  }

  function join() {
    channel ??= openSessionChannel((user) => learnOrReload(user === null ? OUT : { state: 'in', user }))
    compare()
  }

  /** A page that was kept for the way back has missed who signed in meanwhile. */
  function comeBack({ persisted }: PageTransitionEvent) {
    join()
    if (persisted && asking === undefined && hinted()) void refresh()
  }

  // A browser does not keep a page for the way back that listens to others.
  function leave() {
    channel?.close()
    channel = undefined
  }

  function start() {
    const stopListening = onSignedOut(() => store.getState().signedOut())
    const stopWatching = watchWindow({ focus: compare, pageshow: comeBack, pagehide: leave })
    join()
    return () => {
      leave()
      asking = undefined
      clearTimeout(again)
      stopListening()
      stopWatching()
    }
  }

  return { ...store, start }
}

const SessionContext = createContext<SessionStore | null>(null)

/** One store for each page frame, made when it is rendered: never shared between visitors on the server. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createSessionStore)
  useEffect(() => store.start(), [store])
  return <SessionContext value={store}>{children}</SessionContext>
}

/** @throws outside of a `SessionProvider` */
export function useSession<Selected>(select: (session: Session) => Selected): Selected {
  const store = use(SessionContext)
  if (store === null) throw new Error('useSession needs a SessionProvider')
  return useStore(store, select)
}
