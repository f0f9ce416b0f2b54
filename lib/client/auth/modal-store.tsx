'use client'

import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { useSession } from '@/lib/client/auth/session-store'

export type Modal = 'login' | 'register'
/** What a visitor meant to do when asked to sign in, and the page (path and query) on which it can be done. */
type Intent = { name: string; path: string }

export type Modals = {
  modal: Modal | null
  /** How often a modal was opened: each time with empty fields. */
  opened: number
  intent: Intent | null
  /** What is to be done now, by the page that the visitor meant it for. */
  due: Intent | null
  open: (modal: Modal, intent?: Intent) => void
  /** From one modal to the other: what the visitor meant to do is kept. */
  switchTo: (modal: Modal) => void
  /** Without signing in: what the visitor meant to do is dropped. */
  close: () => void
  /** After signing in: closes, and what the visitor meant to do is due. */
  finish: () => void
  taken: () => void
}

function createModalStore() {
  return createStore<Modals>()((set) => ({
    modal: null,
    opened: 0,
    intent: null,
    due: null,
    open: (modal, intent) => set(({ opened }) => ({ modal, opened: opened + 1, intent: intent ?? null, due: null })),
    switchTo: (modal) => set({ modal }),
    close: () => set({ modal: null, intent: null }),
    finish: () => set(({ intent }) => ({ modal: null, intent: null, due: intent })),
    taken: () => set({ due: null }),
  }))
}

const ModalContext = createContext<StoreApi<Modals> | null>(null)

/** One store for each page frame, made when it is rendered. */
export function ModalProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createModalStore)
  return <ModalContext value={store}>{children}</ModalContext>
}

/** @throws outside of a `ModalProvider` */
export function useModals<Selected>(select: (modals: Modals) => Selected): Selected {
  const store = use(ModalContext)
  if (store === null) throw new Error('useModals needs a ModalProvider')
  return useStore(store, select)
}

/** The page that is shown, as an `Intent` names it. */
export function currentPath(): string {
  return window.location.pathname + window.location.search
}

/** Runs once, after signing in, what the visitor meant to do on this page: `open('login', { name, path: currentPath() })`. */
export function useIntent(name: string, run: () => void) {
  const due = useModals((modals) => modals.due)
  const taken = useModals((modals) => modals.taken)
  const isSignedIn = useSession((session) => session.state === 'in')
  const runNow = useEffectEvent(run)
  useEffect(() => {
    if (!isSignedIn || due?.name !== name || due.path !== currentPath()) return
    taken()
    runNow()
  }, [due, isSignedIn, name, taken])
}
