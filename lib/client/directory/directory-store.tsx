'use client'

import { createContext, type ReactNode, use, useState } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'

/** What the filter page knows besides its address. */
type DirectoryState = {
  /** The filters lie over the page, on small screens. */
  isSheetOpen: boolean
  setSheetOpen: (isSheetOpen: boolean) => void
}

function createDirectoryStore() {
  return createStore<DirectoryState>()((set) => ({
    isSheetOpen: false,
    setSheetOpen: (isSheetOpen) => set({ isSheetOpen }),
  }))
}

const DirectoryStoreContext = createContext<StoreApi<DirectoryState> | null>(null)

/** One store for each page, made when it is rendered: never shared between visitors on the server. */
export function DirectoryStoreProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createDirectoryStore)
  return <DirectoryStoreContext value={store}>{children}</DirectoryStoreContext>
}

/** @throws outside of a `DirectoryStoreProvider` */
export function useDirectoryStore<Selected>(select: (state: DirectoryState) => Selected): Selected {
  const store = use(DirectoryStoreContext)
  if (store === null) throw new Error('useDirectoryStore needs a DirectoryStoreProvider')
  return useStore(store, select)
}
